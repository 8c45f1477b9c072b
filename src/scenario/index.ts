/** What a suite may import. */
export type { Answer } from './answer/answer.js'
export { assumeCurrent } from './preamble/assume-current.js'
export { askFirst, assumeOutdated } from './preamble/assume-outdated.js'
export { assumePermitted } from './preamble/assume-permitted.js'
export { absoluteTime } from './absolute-time.js'
export { isTimeSpan } from '../contract/formats/is-time-span.js'
export { cursorAfter, cursorStandsAlone } from './list/cursor-after.js'
export { biggestPage, largest, limitForParts, refusesLargest } from './list/biggest-page.js'
export { errorTypes } from './answer/error-types.js'
export type {
  CapabilityKind,
  Capabilities,
  OperationCapabilities,
  Stock,
  WriteRequest,
} from './capability.js'
export { differingMembers } from '../contract/shown/differing-members.js'
export { differingTold } from '../contract/shown/differing-told.js'
export { isGone } from './request/ask-plainly.js'
export { describedPart } from '../contract/shown/described-part.js'
export type { Found } from './fixture/fixture.js'
export { fixture } from './fixture/declare-fixture.js'
export type { Discoveries } from './fixture/discoveries.js'
export { earliestAfter } from './answer/earliest-after.js'
export { isTag, opaque, sameTag, tagOf, tagStays, tagToWriteWith } from './answer/entity-tag.js'
export type { Search } from './fixture/fixture.js'
export type { ActorName } from '../terms/actor-name.js'
export type { HookValues } from '../terms/hook-values.js'
export { hrefsOf } from './answer/hrefs-of.js'
export { describedItem } from './answer/described-item.js'
export { identify } from './answer/identify.js'
export { often, passedOn, someTimes } from './some-times.js'
export { awaitAftermath, staysSo } from './stays-so.js'
export { law } from './law.js'
export { lawCase } from './law-case.js'
export type { Choice, Delivery, Endpoint } from './stage/endpoint.js'
export type { Expectation } from './verify/expectation.js'
export type { Deviation } from '../terms/deviation.js'
export type { Item, Walk } from './list/walk.js'
export type { Sequence, Transition } from './model/model.js'
export { namesLogIn } from './verify/names-log-in.js'
export { verifyLogIn } from './verify/verify-log-in.js'
export { comparePages, countsHold, isPartOf } from './list/compare-pages.js'
export { type BothWays, readBothWays } from './list/read-both-ways.js'
export type { Rewrite } from './rewrite.js'
export type { LawCase } from './scenario.js'
export { balancesShown } from '../contract/shown/balances-shown.js'
export { mayCarryTry, nextTry } from '../contract/shown/next-try.js'
export { isJoinedOf } from '../contract/shown/is-joined-of.js'
export { leftOut } from '../contract/shown/left-out.js'
export { neverGiven } from '../contract/never-given.js'
export { notShown } from '../contract/shown/not-shown.js'
export { respell } from './request/respell.js'
export { removeCreated } from './remove-created.js'
export { scenariosFor } from './scenarios-for.js'
export { isAnsweredAlike, tooManyRequests } from './verify/too-many-requests.js'
export { valueAt } from '../contract/value-at.js'
export { greatCircleMiles, type Place } from '../contract/distance/great-circle-miles.js'
export {
  areAlike,
  type Distance,
  isBeyond,
  isClose,
  isOutside,
  isPossible,
  kilometresOfMile,
  readDistance,
  surely,
  tolerance,
} from '../contract/distance/read-distance.js'
export type { Look, Verification, Verify } from './verify/verification.js'
export { walkNumbered } from './list/walk-numbered.js'
export { whatIsRequired, whereUndecided } from './undecided.js'
export { whyPartial } from './list/why-partial.js'
export { withParts } from './with-parts.js'
export type { Creation, Trace } from './creation.js'
export { boundsTexts } from '../contract/bounds-texts.js'
export { cutJson } from '../contract/judge/cut-json.js'
export type { BindingOf } from '../contract/law/binding.js'
export { aspectOf, type LawAspects, type LawName } from '../contract/law/law-aspect.js'
export { refusalStatuses } from '../contract/refusal-statuses.js'
export { enumerated, matchesFilter } from '../contract/matches-filter.js'
export type { Operation, Parameter } from '../contract/operation.js'
export type { ParameterCase } from '../contract/parameter-case.js'
export type { RequestInput } from './request/request-input.js'
export type { Sender } from './request/sender.js'
export type { LawStage } from './stage/law-stage.js'
export type { Actors, Stage } from './stage/stage.js'
export { alone, own, shared, wholeTarget } from './touch.js'
