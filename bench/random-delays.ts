import { createRandom } from '../src/run/create-random.js'

/** Milliseconds of answers that mostly come soon; one in ten takes its time. */
const [usual, longest] = [100, 1000]

/** Delays of answers, drawn from a seed. */
export function randomDelays(seed: number): () => number {
  const draw = createRandom(seed, 'delays')
  return () => draw(draw(10) === 0 ? longest : usual)
}
