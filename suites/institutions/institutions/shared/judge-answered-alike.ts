import type { Answer, RequestInput, Verification } from '../../../../src/scenario/index.js'
import type { Change } from '../../shared/search-locations.js'

type Ask = (change: Change, headers?: RequestInput['headers']) => Promise<Answer>

/** An Accept-Language of a language that no bank has, and of more than 128 characters. */
const unheardOf = 'x-unheard-of'
const tooLong = `en${', en;q=0.5'.repeat(14)}`

/** Judges whether searches that one operation answers, in whatever language and around whatever centre, another one answers as well. */
export async function judgeAnsweredAlike(
  verification: Verification,
  { now, before }: { readonly now: Ask; readonly before: Ask },
): Promise<void> {
  const searches: readonly (readonly [Change, ...languages: readonly string[]])[] = [
    [{ latitude: '0' }],
    [{ longitude: '0' }],
    // Which of 500 miles and of 805 kilometres is more is not clear.
    [{ radius: '804.5km' }],
    [{}, unheardOf],
  ]
  // Whether it is refused or ignored is not shown.
  const longest = before({}, [['Accept-Language', tooLong]])
  await Promise.all([
    longest.then((answer) => verification(answer).statusIsNot('5XX')),
    ...searches.map(async ([change, ...languages]) => {
      const headers = languages.map((value) => ['Accept-Language', value] as const)
      const [{ status }, answer] = await Promise.all([
        now(change, headers),
        before(change, headers),
      ])
      if (status === 200) verification(answer).status(200)
    }),
  ])
}
