import { alone, assumePermitted, often, shared, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { linkedTopic } from './shared/linked-topic.js'
import { takeBack } from './shared/take-back.js'

const texts = [
  'Assay published this.',
  '{"text": "Assay published this."}',
  // JSON, but no object: text all the same.
  'null',
  `Zoë published this in 東京 🏦.\r\n\t"Twice" \\ over: <b>all</b> & it's ${'more than '.repeat(50)}this.`,
]
const numbered = Array.from({ length: 50 }, (_, number) => [`part${number}`, number] as const)
/** Deeper than what is written by hand. */
const deep = Array.from({ length: 20 }).reduce<object>((of) => ({ of }), {})
const objects = [
  { text: 'Assay published this.' },
  { parts: [{ of: ['many', 1, null] }], deep },
  // What a store for objects may not take for a name, or for a letter.
  {
    '': 'none',
    'of.parts': 'dots',
    'Of parts': '<b>blank</b> & more',
    '1st': 'digit',
    $of: 'sign',
    said: 'Assay\0',
    "it's": "Ana's",
    type: 'any',
    _id: 1,
    _embedded: {},
    topic: null,
  },
  {},
  { said: 'Zoë published this in 東京 🏦.', größe: -1, 東京: [] },
  { _links: { self: { href: '/assay' } } },
  {
    is: true,
    isNot: false,
    amounts: [-12.5, 1e30, 1.5e-7, 123456789012345680000],
    rows: [[1], []],
  },
  Object.fromEntries(numbered),
]
/** All that an object may hold. */
const rich = Object.assign({}, ...objects)

export default scenario('The body of a message is an object or plain text', {
  verifies: {
    object: 'messages.publish.object',
    plainText: { requirement: 'messages.publish.plain-text', after: 'object' },
    given: {
      requirement: 'messages.publish.each-subscription',
      after: ['object', 'plainText'],
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.otherTopic'), shared('messages.waiting')],
  async steps(stage) {
    const { customer, fixtures, verify, needs } = stage
    const { topic, subscriptions, isShared } = await fixtures.topicAside()
    if (isShared) needs(alone('messages.topic'))
    const { accepted, judgeGiven, acknowledgeHalf } = await takeBack(stage, subscriptions)
    const isAccepted = async (key: keyof typeof verify, body: unknown, href = topic) => {
      const links = { 'svc:topic': { href } }
      const answer = await customer.send('publishMessage', { json: { body, _links: links } })
      assumePermitted(stage, answer)
      accepted(answer)
      return verify[key](answer).status(202)
    }
    for (const [key, bodies] of [
      ['object', objects],
      ['plainText', texts],
    ] as const)
      for (const body of bodies) if (!(await isAccepted(key, body))) return
    await someTimes(() => isAccepted('object', rich))
    await someTimes(() => isAccepted('object', {}))
    await someTimes(() => isAccepted('plainText', texts.at(-1)), often)
    await judgeGiven(verify.given)
    // What a notification links to is the address of its topic as well.
    const linked = await linkedTopic(stage, topic, subscriptions)
    if (linked !== undefined && (await isAccepted('object', {}, linked)))
      await judgeGiven(verify.given)
    // Whatever a message says.
    await acknowledgeHalf()
  },
})
