import { accountAnswers } from './account-answers.js'
import { addressedLinks } from './addressed-links.js'
import { balanceAnswers } from './balance-answers.js'
import { bodiless } from './bodiless.js'
import { bodyAsDescribed } from './body-as-described.js'
import { collectionLinks } from './collection-links.js'
import { conditionalAnswers } from './conditional-answers.js'
import { createdLocation } from './created-location.js'
import { definitionAnswers } from './definition-answers.js'
import { documentedHeaders } from './documented-headers.js'
import { documentedMediaType } from './documented-media-type.js'
import { documentedStatus } from './documented-status.js'
import { errorStatus } from './error-status.js'
import { errorTimes } from './error-times.js'
import { filledTexts } from './filled-texts.js'
import { filteredItems } from './filtered-items.js'
import { goneForGood } from './gone-for-good.js'
import { incompleteMarked } from './incomplete-marked.js'
import { itemsInPlace } from './items-in-place.js'
import { memoAnswers } from './memo-answers.js'
import { narrowedToOne } from './narrowed-to-one.js'
import { noAccountNumberInUrls } from './no-account-number-in-urls.js'
import { noneIncomplete } from './none-incomplete.js'
import { numberedPages } from './numbered-pages.js'
import { ownStrings } from './own-strings.js'
import { pageCounts } from './page-counts.js'
import { pageCursors } from './page-cursors.js'
import { pageLimits } from './page-limits.js'
import { pageLinks } from './page-links.js'
import { pendingLists } from './pending-lists.js'
import { problemStatus } from './problem-status.js'
import { problemType } from './problem-type.js'
import { profileVersion } from './profile-version.js'
import { resolvedAsWritten } from './resolved-as-written.js'
import { samePages } from './same-pages.js'
import { sameResource } from './same-resource.js'
import { selfAddress } from './self-address.js'
import { servedAgain } from './served-again.js'
import { tagsOfContent } from './tags-of-content.js'
import { textAnswers } from './text-answers.js'
import { timesPast } from './times-past.js'
import { steadilyFound } from './steadily-found.js'
import { steadilyListed } from './steadily-listed.js'
import { toldAlike } from './told-alike.js'
import { toldOnce } from './told-once.js'
import { transactionAnswers } from './transaction-answers.js'
import { unpaged } from './unpaged.js'
import { withinRadius } from './within-radius.js'
import { writtenIsKept } from './written-is-kept.js'
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
  servedAgain,
  filteredItems,
  narrowedToOne,
  pageLimits,
  pageCursors,
  profileVersion,
  timesPast,
  noneIncomplete,
  incompleteMarked,
  unpaged,
  numberedPages,
  pageLinks,
  collectionLinks,
  pageCounts,
  samePages,
  sameResource,
  selfAddress,
  addressedLinks,
  createdLocation,
  writtenIsKept,
  goneForGood,
  steadilyListed,
  toldAlike,
  steadilyFound,
  toldOnce,
  definitionAnswers,
  accountAnswers,
  balanceAnswers,
  transactionAnswers,
  pendingLists,
  memoAnswers,
  textAnswers,
  ownStrings,
  resolvedAsWritten,
  tagsOfContent,
  withinRadius,
  noAccountNumberInUrls,
]
