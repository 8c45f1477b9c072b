import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { refuseValue } from '../../alterations/refuse-value.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import { keysIn } from '../../../src/reference/text/keys-in.js'
import { readKey } from '../../../src/reference/text/read-key.js'
import type { TextStore } from '../../../src/reference/text/text-store.js'
import { Refusal } from '../../../src/reference/http/refusal.js'

const day = 24 * 60 * 60 * 1000

/** Goes by the time at which a string was seen first. */
const byCreation = ({ isNewer }: Behaviour): Partial<Behaviour> => {
  const made = new Map<string, number>()
  return {
    isNewer: (one, from) => {
      const key = `${one.group}.${one.name}`
      const modifiedAt = made.get(key) ?? one.modifiedAt
      made.set(key, modifiedAt)
      return isNewer({ ...one, modifiedAt }, from)
    },
  }
}

/** What is asked for by time, and what takes time. */
const defects: readonly Defect[] = [
  {
    name: 'resolved-times-since-unheeded',
    sentence: 'The parameter since is ignored.',
    breaks: ['text.resolved.since-older'],
    behaviour: { isNewer: () => true },
  },
  {
    name: 'resolved-times-since-until',
    sentence: 'since is taken for the time until which strings are wanted.',
    breaks: ['text.resolved.since-older', 'text.resolved.since-newer'],
    behaviour: {
      isNewer: ({ modifiedAt }, from) => from === -Infinity || modifiedAt < from,
    },
  },
  {
    name: 'resolved-times-since-equal',
    sentence: 'What was modified at the very time of since is answered.',
    breaks: ['text.resolved.since-older'],
    behaviour: { isNewer: ({ modifiedAt }, from) => modifiedAt >= from },
  },
  {
    name: 'resolved-times-since-by-second',
    sentence: 'What was modified in the same second as since is left out.',
    breaks: ['text.resolved.since-newer'],
    behaviour: {
      isNewer: ({ modifiedAt }, from) =>
        from === -Infinity || Math.floor(modifiedAt / 1000) > Math.floor(from / 1000),
    },
  },
  {
    name: 'resolved-times-since-next-day',
    sentence: 'What was modified within a day after since is left out.',
    breaks: ['text.resolved.since-newer'],
    behaviour: {
      isNewer: ({ modifiedAt }, from) => from === -Infinity || modifiedAt > from + day,
    },
  },
  {
    name: 'resolved-times-since-zero',
    sentence: 'Since the time from which services count, nothing is newer.',
    breaks: ['text.resolved.since-newer'],
    behaviour: ({ isNewer }) => ({ isNewer: (one, from) => from !== 0 && isNewer(one, from) }),
  },
  {
    name: 'resolved-times-since-zoneless',
    sentence: 'The time zone of since is ignored.',
    breaks: ['text.resolved.since-newer', 'text.resolved.since-older'],
    request: (request, { operation }) => {
      const url = new URL(request.url)
      const given = url.searchParams.get('since')
      if (operation !== 'getResolvedText' || given === null) return request
      url.searchParams.set('since', given.replace(/[+-]\d\d:\d\d$/, 'Z'))
      return new Request(url, request)
    },
  },
  {
    name: 'resolved-times-since-by-group',
    sentence: 'What is in one group with a string that was modified after since is answered.',
    breaks: ['text.resolved.since-older'],
    behaviour({ texts }) {
      let book: TextStore | undefined
      return {
        texts: (given) => (book = texts(given)),
        isNewer: ({ group }, from) =>
          book?.strings().some((one) => one.group === group && one.modifiedAt > from) ?? true,
      }
    },
  },
  {
    name: 'resolved-times-since-by-referred',
    sentence: 'What refers to a string that was modified after since is answered.',
    breaks: ['text.resolved.since-older'],
    behaviour({ texts, isNewer }) {
      let book: TextStore | undefined
      return {
        texts: (given) => (book = texts(given)),
        isNewer: (one, since) =>
          isNewer(one, since) ||
          one.items
            .flatMap(({ value }) => keysIn(value))
            .flatMap((key) => readKey(key) ?? [])
            .flatMap(({ group, name }) => book?.string(group, name) ?? [])
            .some((referred) => isNewer(referred, since)),
      }
    },
  },
  {
    name: 'resolved-times-since-by-creation',
    sentence: 'What was updated after since and made before it is left out.',
    breaks: ['text.resolved.since-newer'],
    behaviour(before) {
      return byCreation(before)
    },
  },
  {
    name: 'resolved-times-since-by-creation-in-seconds',
    sentence:
      'What was updated after since and made before it is left out, and whole seconds are told.',
    breaks: ['text.resolved.since-newer'],
    behaviour(before) {
      return {
        ...byCreation(before),
        modifiedAtTold: (at) => new Date(at).toISOString().replace(/\.\d+/, ''),
      }
    },
  },
  {
    name: 'resolved-times-since-other-forms-refused',
    sentence: 'A time in another zone is refused.',
    breaks: ['text.resolved.since-newer'],
    behaviour: refuseValue('getResolvedText', 'since', (given) => /[+-]\d\d:\d\d$/.test(given)),
  },
  {
    name: 'resolved-times-since-whole-hours',
    sentence: 'Of the time zone of since only the hours count.',
    breaks: ['text.resolved.since-newer', 'text.resolved.since-older'],
    request: changeQuery('getResolvedText', (query) => {
      const since = query.get('since')
      if (since !== null) query.set('since', since.replace(/([+-]\d\d):\d\d$/, '$1:00'))
    }),
  },
  {
    name: 'resolved-times-generated-lost',
    sentence: 'The last string of a group that was generated is never answered.',
    breaks: ['text.resolved.retry-completes'],
    response: changeJson(
      { operations: ['getResolvedText'], statuses: [200, 202] },
      ({ groups, ...body }) => {
        const { campaigns, ...others } = groups as Record<string, JsonObject>
        const kept = Object.entries(campaigns ?? {}).slice(0, -1)
        return {
          ...body,
          groups: campaigns ? { ...others, campaigns: Object.fromEntries(kept) } : others,
        }
      },
    ),
  },
  {
    name: 'resolved-times-generating-refused',
    sentence: 'A group that is still being generated is refused.',
    breaks: ['text.resolved.in-progress', 'text.resolved.answered', 'text.getResolvedText.answers'],
    behaviour: ({ isGenerating }) => ({
      isGenerating(group, requestsBefore) {
        if (!isGenerating(group, requestsBefore)) return false
        throw new Refusal(400, 'notGenerated', 'This group is still being generated.')
      },
    }),
  },
  {
    name: 'resolved-times-generating-200',
    sentence: 'What there is of text that is still being generated is answered with 200.',
    breaks: ['text.resolved.in-progress'],
    response: ({ status, headers, body }) => {
      if (status !== 202) return new Response(body, { status, headers })
      const others = new Headers(headers)
      others.delete('retry-after')
      others.set('etag', '"in-progress"')
      return new Response(body, { headers: others })
    },
  },
  {
    name: 'resolved-times-generating-format',
    sentence: 'Text that is still being generated is said to be for the other format.',
    breaks: ['text.formats.default-told'],
    response: changeJson({ operations: ['getResolvedText'], statuses: [202] }, (body) => ({
      ...body,
      format: body['format'] === 'large' ? 'small' : 'large',
    })),
  },
  {
    name: 'resolved-times-retry-date',
    sentence: 'Retry-After is the date at which text will be there.',
    breaks: ['text.resolved.retry-seconds'],
    behaviour: { retrySeconds: () => new Date().toUTCString() },
  },
  {
    name: 'resolved-times-retry-fraction',
    sentence: 'Retry-After is half a second.',
    breaks: ['text.resolved.retry-seconds'],
    behaviour: { retrySeconds: () => '0.5' },
  },
  {
    name: 'resolved-times-generating-for-ever',
    sentence: 'Text is generated without end.',
    breaks: ['text.resolved.retry-completes'],
    behaviour: { isGenerating: ({ generated = false }) => generated },
  },
]

export default defects
