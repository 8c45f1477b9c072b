import { alteredSecret } from './altered-secret.js'
import type { authentication } from './binding.js'

type Headers = readonly (readonly [name: string, value: string])[]

export const isKey = ([name]: Headers[number]): boolean => name.toLowerCase() === 'api-key'

/** A service may look at the beginning of a secret alone, or believe a token whose signature is wrong. */
const wrongFor = (own: string, unlike: string, time: number): string =>
  time % 2 === 1 ? alteredSecret(own, time % 4 === 3) : unlike

/** What each aspect changes about the customer's credentials, and which statuses refuse it besides those that the operation has. */
export const changes: readonly {
  readonly aspect: keyof typeof authentication.aspects
  /** @param time how often it was tried before */
  change(own: Headers, time: number): Headers
  readonly refusal?: readonly string[]
}[] = [
  {
    aspect: 'without-credentials',
    change: () => [],
  },
  {
    aspect: 'without-key',
    change: (own) => own.filter((one) => !isKey(one)),
    refusal: ['401', '403'],
  },
  {
    aspect: 'without-token',
    change: (own) => own.filter(isKey),
  },
  {
    aspect: 'wrong-key',
    change: (own, time) =>
      own.map((one) =>
        isKey(one) ? [one[0], wrongFor(one[1], 'assay-never-allocated', time)] : one,
      ),
    refusal: ['401', '403'],
  },
  {
    aspect: 'wrong-token',
    change: (own, time) =>
      own.map((one) =>
        isKey(one) ? one : [one[0], wrongFor(one[1], 'Bearer assay-never-issued', time)],
      ),
    refusal: ['401', '403'],
  },
]
