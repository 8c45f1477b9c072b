import { expect, test } from '@playwright/test'
import { loadContract } from '../../../src/contract/load-contract.js'
import { definition, rows } from '../small-bank.js'
import { specsFolder } from '../specs-folder.js'

const head = "overlay: 1.0.0\ninfo: { title: Ours, version: '1' }\n"
const action = (text: string): string => `${head}actions:\n  - ${text}\n`

function load(overlay: string): unknown {
  using folder = specsFolder({
    'bank/openapi.yaml': definition,
    'bank/requirements.yaml': rows,
    'ours.yaml': overlay,
  })
  const supplements = { bank: [{ path: `${folder.specs}/ours.yaml`, shown: 'ours.yaml' }] }
  return loadContract({ specs: folder.specs, supplements })
}

/** Overlay, and what is said of it. */
const mistakes: Readonly<Record<string, readonly [string, string]>> = {
  'no YAML': ['a: [', 'ours.yaml:1:5: This is no YAML:'],
  'no overlay': [
    'openapi: 3.1.0\n',
    'ours.yaml:1:1: This is not an OpenAPI Overlay: it has no member overlay.',
  ],
  'an unknown version': [
    head.replace('1.0.0', '2.0.0'),
    'ours.yaml:1:1: There is no version "2.0.0" of OpenAPI Overlay that Assay reads. Write “overlay: \'1.0.0\'”.',
  ],
  'a version that is a number': [
    head.replace('1.0.0', '1.0'),
    'ours.yaml:1:1: There is no version 1 of',
  ],
  'no title': [
    "overlay: 1.0.0\ninfo: { version: '1' }\n",
    'ours.yaml:2:1: The title of the overlay is not a string.',
  ],
  'a member that overlays do not have': [
    `${head}action: []\n`,
    'ours.yaml:3:1: An overlay has no member “action” here. It has overlay, info, extends, actions.',
  ],
  'no actions': [`${head}actions: []\n`, 'ours.yaml:3:1: The overlay has no actions.'],
  'an action without target': [action('update: {}'), 'ours.yaml:4:5: This action has no target.'],
  'a member that actions do not have': [
    action('target: $\n    merge: {}'),
    'ours.yaml:5:5: An overlay has no member “merge” here. It has target, description, update, remove.',
  ],
  'an action that is there twice': [
    `${action('target: $.info')}  - target: $.info\n`,
    'ours.yaml:5:5: This action exists twice. Keep one of the two.',
  ],
  'a target that is no JSONPath': [
    action('target: info.title\n    update: {}'),
    'ours.yaml:4:5: “info.title” is no JSONPath (RFC 9535):',
  ],
  'a target that does not end': [
    action("target: $.paths['/rates\n    update: {}"),
    "Begin with $, and write names as in $.paths['/rates'].",
  ],
  'a target that matches nothing': [
    action("target: $.paths['/rate']\n    update: {}"),
    "ours.yaml:4:5: “$.paths['/rate']” matches nothing in the definition as changed by the actions before. Compare its spelling with the definition.",
  ],
  'a target that an action before took away': [
    `${action('target: $.info\n    remove: true')}  - target: $.info.title\n    remove: true\n`,
    'ours.yaml:6:5: “$.info.title” matches nothing',
  ],
  'a target that is a value': [
    action('target: $.info.title\n    update: Ours'),
    'ours.yaml:4:5: “$.info.title” matches a value that is neither an object nor an array. Target the object that holds it, and write the whole member in update.',
  ],
  'an update of another kind': [
    action('target: $.info\n    update: [title]'),
    'ours.yaml:5:5: This is of another kind than the value at info.',
  ],
  'a member of another kind': [
    action('target: $\n    update:\n      info:\n        title: { en: Rates }'),
    'ours.yaml:7:9: This is of another kind than the value at info / title.',
  ],
  'all of it removed': [
    action('target: $\n    remove: true'),
    'ours.yaml:4:5: The whole definition cannot be removed.',
  ],
  'a copy in an overlay 1.0': [
    action('target: $.info\n    copy: $.info'),
    'ours.yaml:5:5: An overlay has no member “copy” here.',
  ],
}

for (const [what, [overlay, told]] of Object.entries(mistakes))
  test(`A supplement is refused, at its place: ${what}`, () => {
    expect(() => load(overlay)).toThrow(told)
  })

test('What is wrong with the definition and came from a supplement is told of the supplement', () => {
  const operation = 'update:\n      /fees:\n        get:\n          operationId: listFees'
  expect(() => load(action(`target: $.paths\n    ${operation}`))).toThrow(
    'ours.yaml:7:9: The operation listFees has no responses. List its statuses.',
  )
  expect(() =>
    load(
      action(
        `target: $.paths\n    ${operation}\n          responses: { '200': { $ref: '#/nothing' } }`,
      ),
    ),
  ).toThrow('ours.yaml:9:33: “#/nothing” leads nowhere.')
  expect(() =>
    load(
      action(
        `target: $.paths\n    ${operation}\n          responses: { '200': { $ref: 'fees.yaml#/list' } }`,
      ),
    ),
  ).toThrow('ours.yaml:9:33: “fees.yaml” cannot be read: there is no such file.')
})
