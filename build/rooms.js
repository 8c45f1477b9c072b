/**
 * Who may import whom: the table of the rooms (ARCHITECTURE.md, Direction of imports). The first entry that a file is
 * in counts; `*` in a place stands for the name of one folder. `code` are places that it may import, `types` those that it may import the types of;
 * `packages` are what the names of packages begin with, any but Spectral where none are given.
 */
const judging = ['bounds', 'exchange', 'contract', 'terms', 'target', 'rules', 'scenario', 'run']
const src = (...names) => names.map((name) => `src/${name}/`)
const variations = ['alterations', 'defects', 'liberties'].map((name) => `proof/${name}/`)
const proven = [
  'proof/defect.',
  'proof/liberty.',
  'proof/variation.',
  'proof/list-',
  'proof/plant.',
]
const everything = ['src/', 'proof/', 'bench/', 'test/', 'build/', 'dist/']

export const rooms = [
  ...['bounds', 'terms'].map((room) => ({
    at: src(room),
    code: src(room),
    why: 'bounds and terms stand below all rooms.',
  })),
  {
    at: src('modules'),
    code: src('modules', 'terms'),
    why: 'modules reads folders of code for others, and knows terms only.',
  },
  {
    at: src('exchange'),
    code: [...src('exchange'), ...src('bounds'), 'src/package-root'],
    why: 'exchange and contract stand at the bottom and import bounds only.',
  },
  {
    at: ['src/contract/load-contract.'],
    code: [...src('contract'), ...src('bounds'), 'src/package-root', 'suites/laws/bindings.'],
    why: 'The contract is loaded with what laws bind, and knows nothing else of suites.',
  },
  {
    at: src('contract'),
    code: [...src('contract'), ...src('bounds'), 'src/package-root'],
    why: 'exchange and contract stand at the bottom and import bounds only.',
  },
  ...['target', 'rules', 'scenario'].map((room) => ({
    at: src(room),
    code: [...src(room, 'bounds', 'exchange', 'contract', 'terms'), 'src/package-root'],
    why: 'target, rules and scenario import exchange, contract and what is below them.',
  })),
  {
    at: src('login'),
    code: [...src('login', 'bounds', 'exchange', 'target', 'terms'), 'src/package-root'],
    why: 'login imports exchange, target and what is below them.',
  },
  {
    at: src('run'),
    code: [...src(...judging, 'modules'), 'src/package-root'],
    types: src('lint'),
    why: 'run imports what judges, and the types of lint.',
  },
  {
    at: src('report'),
    code: src('report'),
    types: src(...judging, 'lint', 'reference'),
    packages: ['node:', 'fast-string-width'],
    why: 'report needs no package but what measures text, and only types of other rooms.',
  },
  {
    at: ['src/lint/spectral.'],
    code: [],
    packages: [''],
    why: 'It holds Spectral, to be published in one file, and nothing of ours.',
  },
  { at: src('lint'), code: src('lint', 'bounds'), why: 'lint imports bounds only.' },
  {
    at: src('reference'),
    code: src('reference'),
    why: 'The reference bank shares nothing with the judging side, not even types.',
  },
  {
    at: src('cli'),
    code: ['src/', 'proof/'],
    why: 'Suites are loaded by src/run/load-suites.ts alone.',
  },
  {
    at: src('playwright'),
    code: ['src/'],
    why: 'What Playwright runs puts rooms together as the command line does, and knows nothing of the proof.',
  },
  {
    at: src('library'),
    code: ['src/'],
    why: 'The library puts rooms together as the command line does, and knows nothing of the proof.',
  },
  {
    at: ['src/'],
    code: ['src/package-root', ...src(...judging, 'library', 'report', 'lint', 'reference')],
    why: 'Only src/cli imports src/cli and proof, and suites are loaded.',
  },
  {
    at: ['suites/laws/bindings.', 'suites/laws/*/binding.', 'suites/laws/shared/binding/'],
    code: [...src('contract'), 'suites/laws/*/binding.', 'suites/laws/shared/binding/'],
    packages: [],
    why: 'What a law binds is loaded with the contract: it knows the contract only.',
  },
  {
    at: ['suites/'],
    code: ['suites/', 'src/scenario/index.'],
    packages: [],
    why: 'Suites import src/scenario/index.js only.',
  },
  {
    at: ['proof/operators/'],
    code: ['proof/operators/', ...src('contract'), 'proof/alterations/', ...proven],
    why: 'An operator knows the contract and HTTP: nothing of the bank, nothing of who judges.',
  },
  {
    at: ['proof/list-defects.'],
    code: [
      ...src('contract', 'reference'),
      'src/cli/embedded-contract.',
      'proof/operators/',
      ...variations,
      ...proven,
    ],
    why: 'A list of defects knows the contract that operators make them of, and no more of the judging side.',
  },
  ...['footprints', 'trial', 'intermittent', 'command', 'extension'].map((room) => ({
    at: [`proof/${room}/`],
    code: ['src/', 'proof/'],
    why: 'Suites are loaded by src/run/load-suites.ts alone.',
  })),
  {
    at: ['proof/list-variations.'],
    code: [...src('modules'), ...proven],
    why: 'A list of variations reads folders, and knows no more of the judging side.',
  },
  {
    at: [...variations, 'proof/'],
    code: [...src('reference'), 'proof/operators/', ...variations, ...proven],
    why: 'What makes another bank of the reference bank shares nothing with the judging side, and does not know how it is tried.',
  },
  {
    at: ['bench/', 'test/'],
    code: [...everything, 'suites/laws/bindings.'],
    why: 'Suites are loaded by src/run/load-suites.ts alone.',
  },
]
