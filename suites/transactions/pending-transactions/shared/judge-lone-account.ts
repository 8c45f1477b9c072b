import type { Stage, Verify } from '../../../../src/scenario/index.js'
import { judgeNarrowed } from './judge-narrowed.js'

type Parts = Parameters<typeof judgeNarrowed>[0] &
  Pick<Stage, 'giveUp'> & { readonly verify: Verify<'account' | 'accounts'> }

type Own = Parameters<typeof judgeNarrowed>[2] & {
  readonly query: { readonly account: readonly string[] }
}

/**
 * Judges the filter where but one account has something pending: what is its own is found, also beside an account that is
 * not there, whichever comes first.
 *
 * @param unknown accounts that are not there, and that were found empty
 */
export async function judgeLoneAccount(
  stage: Parts,
  own: Own,
  unknown: readonly string[],
): Promise<void> {
  const { verify, giveUp } = stage
  if (unknown.length === 0)
    giveUp(
      'It needs pending transactions of two accounts, as those that are not there are refused.',
      own.remedy,
    )
  await judgeNarrowed(stage, verify.account, own)
  for (const id of unknown)
    for (const account of [
      [id, ...own.query.account],
      [...own.query.account, id],
    ])
      await judgeNarrowed(stage, verify.accounts, { ...own, query: { account } })
}
