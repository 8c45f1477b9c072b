import { type Answer, often, someTimes, type Verification } from '../../../../src/scenario/index.js'
import { noCentre } from '../../shared/no-centre.js'
import type { Change } from '../../shared/search-locations.js'
import type { PostalCentre } from './searches-to-compare.js'

type Ask = (change: Change) => Promise<Answer>

/** Judges whether what one operation refuses, as the rules of searching say, another one refuses as well. */
export async function judgeRefusedAlike(
  verification: Verification,
  { now, before }: { readonly now: Ask; readonly before: Ask },
  centre: PostalCentre,
): Promise<void> {
  for (const changes of refusedSearches(centre)) {
    const refused: Change[] = []
    for (const change of changes) {
      const { status } = await now(change)
      if (status === 400 || status === 422) refused.push(change)
    }
    let tried = 0
    if (refused.length > 0)
      await someTimes(async () => {
        const answer = await before(refused[tried % refused.length] ?? {})
        tried += 1
        return verification(answer).status(400, 422)
      }, often)
  }
}

/** Those that the rules of searching do not allow, each kind in turn. */
const refusedSearches = ({
  postalCode,
  countryCode,
}: PostalCentre): readonly (readonly Change[])[] => [
  [
    noCentre,
    { postalCode: undefined, longitude: undefined },
    { postalCode: undefined, latitude: undefined },
  ],
  [{ radius: '501mi' }, { radius: '806km' }],
  postalCode === undefined ? [] : [{ ...noCentre, postalCode, countryCode, radius: '501mi' }],
]
