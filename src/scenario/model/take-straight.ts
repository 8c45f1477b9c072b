import { Undecided } from '../undecided.js'
import { Interruption } from './interruption.js'
import type { Model } from './model.js'
import { type CourseParts, openCourse } from './open-course.js'

/** Times that it is tried where the service is not available in the middle of it. */
const mostTries = 3

/**
 * Takes the straight moves of a model: it is no use to look for special sequences where plain ones show a fault.
 *
 * @throws Undecided with the comparison that does not hold
 */
export async function takeStraight<State>(
  { begin, straight }: Model<State>,
  isRead: CourseParts['isRead'],
): Promise<void> {
  const judge: CourseParts['judge'] = (_, { verdict, expected, actual, exchanges }) => {
    if (verdict === 'fail')
      throw new Undecided(
        `Exchange ${exchanges[0]} was to have ${expected} and had ${actual}, which takes no special sequence to see.`,
        { exchanges },
      )
  }
  for (let tries = 1; ; tries += 1)
    try {
      const course = openCourse({ onSent: () => undefined, isRead, judge })
      let state = await begin(course)
      for (const move of straight) if (move.fits(state)) state = await move.take(state, course)
      return
    } catch (error) {
      if (!(error instanceof Interruption) || tries === mostTries) throw error
    }
}
