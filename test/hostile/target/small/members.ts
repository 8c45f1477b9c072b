import { type Misbehaviour, type Told, told } from '../misbehaviour.js'
import { soakMinutes } from '../../soak-minutes.js'
import { weirdValues } from './weird-values.js'

/** Members that a run goes by most; all others only where there is time. */
const most = ['id', 'items', 'nextPage_url']
const names = [...most, ...(soakMinutes > 0 ? ['allows', 'type', 'name', 'limit', 'title'] : [])]

const marker = '\u0001'

/** Puts JSON in the place of all members of a name, however deep they are. */
function spoilMember(answer: Told, name: string, json: string): Told {
  const text = answer.body.toString()
  if (!text.includes(`"${name}"`)) return answer
  try {
    const spoilt = JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      key === name ? marker : value,
    )
    return told(
      answer,
      spoilt.replaceAll(JSON.stringify(marker), () => json),
    )
  } catch {
    return answer
  }
}

/** Answers in which members are something else, or are there twice. */
export const members: readonly Misbehaviour[] = [
  ...names.flatMap((name) =>
    Object.entries(weirdValues).map(([word, json]): Misbehaviour => ({
      name: `member-${name}-${word}`,
      sentence: `Each member ${name} is ${word}.`,
      spoil: (answer) => spoilMember(answer, name, json),
    })),
  ),
  ...names.map((name): Misbehaviour => ({
    name: `member-${name}-twice`,
    sentence: `Each member ${name} is there twice.`,
    spoil: (answer) => spoilMember(answer, name, `null,"${name}":"x"`),
  })),
  ...['http://', 'http://user:password@', '//'].map((before): Misbehaviour => ({
    name: `links-to-a-stranger-${before.length}`,
    sentence: `Each link leads to a stranger by way of ${before}.`,
    spoil: (answer, _, { stranger }) =>
      spoilMember(answer, 'nextPage_url', JSON.stringify(`${before}${new URL(stranger).host}/x`)),
  })),
  {
    name: 'pages-in-a-circle',
    sentence: 'The next page is always the first one.',
    spoil: (answer, { url }) => spoilMember(answer, 'nextPage_url', JSON.stringify(url)),
  },
  {
    name: 'pages-of-nothing',
    sentence: 'Every page is empty and leads to a further one.',
    spoil: (answer, { number }) =>
      answer.body.includes('"items"')
        ? told(answer, `{"items":[],"nextPage_url":"/api/accounts?start=${number}"}`)
        : answer,
  },
]
