import { accountAnswers } from './accounts/account-answers.js'
import { addressedLinks } from './links/addressed-links.js'
import { balanceAnswers } from './accounts/balance-answers.js'
import { bodiless } from './answer/bodiless.js'
import { bodyAsDescribed } from './answer/body-as-described.js'
import { collectionLinks } from './pages/collection-links.js'
import { conditionalAnswers } from './answer/conditional-answers.js'
import { createdLocation } from './answer/created-location.js'
import { definitionAnswers } from './notifications/definition-answers.js'
import { documentedHeaders } from './answer/documented-headers.js'
import { documentedMediaType } from './answer/documented-media-type.js'
import { documentedStatus } from './answer/documented-status.js'
import { errorStatus } from './answer/error-status.js'
import { errorTimes } from './answer/error-times.js'
import { bothFlagsErrors } from './notifications/both-flags-errors.js'
import { createdApart } from './notifications/created-apart.js'
import { expiredAlone } from './notifications/expired-alone.js'
import { expiredInTime } from './notifications/expired-in-time.js'
import { filledTexts } from './notifications/filled-texts.js'
import { filteredItems } from './lists/filtered-items.js'
import { createdOnce } from './messages/created-once.js'
import { givenOnce } from './messages/given-once.js'
import { linksToAcknowledge } from './messages/links-to-acknowledge.js'
import { goneForGood } from './agree/gone-for-good.js'
import { incompleteMarked } from './accounts/incomplete-marked.js'
import { itemsInPlace } from './lists/items-in-place.js'
import { memoAnswers } from './transactions/memo-answers.js'
import { narrowedToOne } from './lists/narrowed-to-one.js'
import { nextAnswered } from './pages/next-answered.js'
import { nextCursor } from './pages/next-cursor.js'
import { noAccountNumberInUrls } from './links/no-account-number-in-urls.js'
import { noneIncomplete } from './accounts/none-incomplete.js'
import { numberedPages } from './pages/numbered-pages.js'
import { ownIds } from './text/own-ids.js'
import { ownStrings } from './text/own-strings.js'
import { lostNext } from './pages/lost-next.js'
import { onlyPage } from './pages/only-page.js'
import { pageCounts } from './pages/page-counts.js'
import { pageCursors } from './pages/page-cursors.js'
import { pageLimits } from './pages/page-limits.js'
import { pageLinks } from './pages/page-links.js'
import { pendingLists } from './transactions/pending-lists.js'
import { problemStatus } from './answer/problem-status.js'
import { problemType } from './answer/problem-type.js'
import { profileVersion } from './answer/profile-version.js'
import { resolvedAsWritten } from './text/resolved-as-written.js'
import { samePages } from './pages/same-pages.js'
import { sameResource } from './links/same-resource.js'
import { selfAddress } from './links/self-address.js'
import { servedAgain } from './agree/served-again.js'
import { servedTogether } from './agree/served-together.js'
import { tagsOfContent } from './agree/tags-of-content.js'
import { textAnswers } from './text/text-answers.js'
import { timesInOrder } from './answer/times-in-order.js'
import { timesPast } from './answer/times-past.js'
import { countedLocations } from './institutions/counted-locations.js'
import { hoursAlike } from './institutions/hours-alike.js'
import { keptHours } from './institutions/kept-hours.js'
import { nearEachOther } from './institutions/near-each-other.js'
import { steadilyFound } from './institutions/steadily-found.js'
import { steadilyListed } from './agree/steadily-listed.js'
import { toldAlike } from './agree/told-alike.js'
import { toldOnce } from './agree/told-once.js'
import { transactionAnswers } from './transactions/transaction-answers.js'
import { unviewedAccounts } from './transactions/unviewed-accounts.js'
import { unpaged } from './pages/unpaged.js'
import { endedSessions } from './sessions/ended-sessions.js'
import { withinRadius } from './institutions/within-radius.js'
import { writtenIsKept } from './agree/written-is-kept.js'
import type { Rule } from './rule.js'

/** Every rule, in the order in which a reader would look: the head of an answer first, then its body. */
export const rules: readonly Rule[] = [
  documentedStatus,
  documentedMediaType,
  documentedHeaders,
  conditionalAnswers,
  bodyAsDescribed,
  bodiless,
  itemsInPlace,
  problemStatus,
  problemType,
  errorStatus,
  errorTimes,
  filledTexts,
  bothFlagsErrors,
  createdApart,
  expiredAlone,
  expiredInTime,
  servedAgain,
  servedTogether,
  filteredItems,
  narrowedToOne,
  pageLimits,
  pageCursors,
  profileVersion,
  timesPast,
  timesInOrder,
  noneIncomplete,
  incompleteMarked,
  unpaged,
  numberedPages,
  pageLinks,
  lostNext,
  collectionLinks,
  onlyPage,
  nextAnswered,
  nextCursor,
  pageCounts,
  samePages,
  sameResource,
  selfAddress,
  addressedLinks,
  createdLocation,
  writtenIsKept,
  goneForGood,
  createdOnce,
  givenOnce,
  linksToAcknowledge,
  steadilyListed,
  toldAlike,
  steadilyFound,
  toldOnce,
  definitionAnswers,
  accountAnswers,
  balanceAnswers,
  transactionAnswers,
  pendingLists,
  unviewedAccounts,
  memoAnswers,
  textAnswers,
  ownStrings,
  ownIds,
  resolvedAsWritten,
  tagsOfContent,
  endedSessions,
  withinRadius,
  nearEachOther,
  keptHours,
  hoursAlike,
  countedLocations,
  noAccountNumberInUrls,
]
