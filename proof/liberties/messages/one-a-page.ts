import type { Liberty } from '../../liberty.js'

const liberty: Liberty = {
  name: 'one-a-page',
  sentence: 'A page of notifications has one of them, whatever limit is asked for.',
  because: 'The maximum page size is not shown.',
  behaviour: { numberedPageSize: (limit) => Math.min(limit, 1) },
}

export default liberty
