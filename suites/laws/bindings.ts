import type { Binding } from '../../src/contract/law/binding.js'
import { authentication } from './authentication/binding.js'
import { authorization } from './authorization/binding.js'
import { conditionalReads } from './conditional-reads/binding.js'
import { conditionalWrites } from './conditional-writes/binding.js'
import { creations } from './creations/binding.js'
import { cursorPaging } from './cursor-paging/binding.js'
import { cursorPagingFilters } from './cursor-paging-filters/binding.js'
import { filters } from './filter/binding.js'
import { itemsAgree } from './items-agree/binding.js'
import { filtersTogether } from './filters-together/binding.js'
import { keptText } from './kept-text/binding.js'
import { links } from './links/binding.js'
import { offsetPaging } from './offset-paging/binding.js'
import { offsetPagingLinks } from './offset-paging-links/binding.js'
import { offsetPagingWhole } from './offset-paging-whole/binding.js'
import { parameters } from './parameters/binding.js'
import { pagingDefaults } from './paging-defaults/binding.js'
import { servedDefinition } from './served-definition/binding.js'
import { service } from './service/binding.js'

/** What each law binds: a law that is not in this list binds nothing. */
export const bindings: readonly Binding[] = [
  parameters,
  service,
  authentication,
  authorization,
  cursorPaging,
  cursorPagingFilters,
  pagingDefaults,
  filters,
  filtersTogether,
  offsetPaging,
  offsetPagingWhole,
  offsetPagingLinks,
  conditionalReads,
  conditionalWrites,
  creations,
  itemsAgree,
  keptText,
  links,
  servedDefinition,
]
