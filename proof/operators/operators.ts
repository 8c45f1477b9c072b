import { credentialsNotAsked } from './credentials-not-asked.js'
import { deadLink } from './dead-link.js'
import { filtersDropped } from './filters-dropped.js'
import { invalidParameterAccepted } from './invalid-parameter-accepted.js'
import { laterPageRefused } from './later-page-refused.js'
import { lostHeader } from './lost-header.js'
import { missingLink } from './missing-link.js'
import { missingMember } from './missing-member.js'
import type { Operator } from './operator.js'
import { pageBorder } from './page-border.js'
import { permissionNotAsked } from './permission-not-asked.js'
import { plainRequestRefused } from './plain-request-refused.js'
import { unreadableBody } from './unreadable-body.js'
import { validExtremeRefused } from './valid-extreme-refused.js'
import { valueOutsideLimits } from './value-outside-limits.js'
import { wrongEntityTag } from './wrong-entity-tag.js'
import { wrongFilter } from './wrong-filter.js'
import { wrongJsonType } from './wrong-json-type.js'
import { wrongMediaType } from './wrong-media-type.js'
import { wrongPage } from './wrong-page.js'
import { wrongStatus } from './wrong-status.js'

/** All ways to break what a definition shows. */
export const operators: readonly Operator[] = [
  wrongStatus,
  wrongMediaType,
  unreadableBody,
  missingMember,
  missingLink,
  wrongJsonType,
  valueOutsideLimits,
  lostHeader,
  invalidParameterAccepted,
  validExtremeRefused,
  plainRequestRefused,
  credentialsNotAsked,
  permissionNotAsked,
  laterPageRefused,
  pageBorder,
  wrongPage,
  filtersDropped,
  wrongFilter,
  wrongEntityTag,
  deadLink,
]
