import { isNode } from '../is-node.js'
import type { Role } from './role.js'

/** Where an extension means something, and what it may say there. */
export interface Extension {
  readonly at: readonly Role[]
  /** Whether it can have this value. */
  readonly fits: (value: unknown) => boolean
  /** What to write, as it goes after “Write”. */
  readonly form: string
  /** Without this beside it, `true`, it means nothing. */
  readonly beside?: string
}

type Form = Pick<Extension, 'fits' | 'form'>

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isStatus = (value: unknown): boolean => isText(value) && /^[1-5](?:\d\d|XX)$/.test(value)
const areAll = (value: unknown, fits: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits)

const flag: Form = { fits: (value) => value === true, form: 'true, or leave it out' }
const text: Form = { fits: isText, form: 'a text' }
const statuses: Form = {
  fits: (value) => areAll(value, isStatus),
  form: "a list of statuses in quotes: ['400', '422']",
}
const document: Form = {
  fits: (value) => isText(value) || typeof value === 'number',
  form: 'the number of the document',
}
const clause: Form = {
  fits: (value) => isText(value) || (isNode(value) && Object.values(value).every(isText)),
  form: 'the document and the section, or one for each document by its number',
}
const versions: Form = { fits: (value) => areAll(value, isText), form: 'a list of versions' }
const sets: Form = {
  fits: (value) => areAll(value, (one) => areAll(one, isText)),
  form: 'a list of sets of parameters: [[latitude, longitude], [postalCode]]',
}
const values: Form = { fits: (value) => areAll(value, isText), form: 'a list of values' }
const filter: Form = {
  fits: (value) =>
    isNode(value) &&
    isText(value['member']) &&
    value['member'].startsWith('/') &&
    ['any', 'every'].includes(String(value['match'])) &&
    Object.keys(value).length === 2,
  form: '{ member: /type, match: any } or { member: /type, match: every }',
}
const links: Form = {
  fits: (value) => isNode(value) && Object.values(value).every(isLink),
  form: 'for each relation where it leads: { self: { leadsTo: getGroups } }',
}
const listed: Form = {
  fits: (value) =>
    areAll(
      value,
      (one) =>
        isText(one) ||
        (isNode(one) &&
          isText(one['member']) &&
          (one['where'] === 'lists' || one['where'] === 'alone') &&
          Object.keys(one).length === 2),
    ),
  form: 'a list of members: [name, { member: id, where: alone }]',
}
const itemResource: Form = {
  fits: (value) =>
    isNode(value) &&
    isText(value['operation']) &&
    isText(value['by']) &&
    [undefined, true].includes(value['carries'] as undefined | true) &&
    ['links', 'unlisted'].every(
      (name) => value[name] === undefined || areAll(value[name], isText),
    ) &&
    Object.keys(value).every((name) =>
      ['operation', 'by', 'carries', 'links', 'unlisted'].includes(name),
    ),
  form: '{ operation: getAccount, by: id }, and where it is said so carries: true, links: [svc:account] or unlisted: [holdState]',
}
const errors: Form = {
  fits: (value) => {
    const groups = [value].flat()
    return groups.length > 0 && groups.every(isGroup)
  },
  form: 'clause, statuses and response, once or as a list',
}

const meanings = ['identifier', 'text', 'context', 'read']
const meaning: Form = {
  fits: (value) => meanings.some((one) => one === value),
  form: `one of ${meanings.join(', ')}`,
}

const isLink = (value: unknown): boolean =>
  isNode(value) &&
  Object.entries(value).every(
    ([name, one]) =>
      (['leadsTo', 'mediaType', 'address'].includes(name) && isText(one)) ||
      (name === 'carried' && (one === 'must' || one === 'should')) ||
      (name === 'where' && (one === 'lists' || one === 'alone')),
  )

const isGroup = (value: unknown): boolean =>
  isNode(value) &&
  isText(value['clause']) &&
  areAll(value['statuses'], isStatus) &&
  isNode(value['response'])

const deprecated: Extension = { at: ['operation'], ...text, beside: 'deprecated' }

/** Every extension that something reads. CONTRIBUTING.md says what each is for. */
export const knownExtensions: Readonly<Record<string, Extension>> = {
  'x-assay-document': { at: ['definition'], ...document },
  'x-assay-clause': { at: ['operation', 'schema'], ...clause },
  'x-assay-earlier-versions': { at: ['definition'], ...versions },
  'x-assay-interface-errors': { at: ['definition'], ...errors },
  'x-assay-unauthenticated': { at: ['definition'], ...statuses },
  'x-assay-open': { at: ['operation', 'response', 'schema'], ...flag },
  'x-assay-serves-definition': { at: ['operation'], ...flag },
  'x-assay-one-of': { at: ['operation'], ...sets },
  'x-assay-named-media-type': { at: ['operation'], ...flag },
  'x-assay-lasting': { at: ['operation'], ...flag },
  'x-assay-bare-pages': { at: ['operation'], ...flag },
  'x-assay-item-resource': { at: ['operation'], ...itemResource },
  'x-assay-listed-without-reason': { at: ['operation'], ...statuses },
  'x-assay-deprecated-since': deprecated,
  'x-assay-removal': deprecated,
  'x-assay-successor': deprecated,
  'x-assay-fixture': { at: ['parameter', 'body'], ...text },
  'x-assay-filter': { at: ['parameter'], ...filter },
  'x-assay-near-misses': { at: ['parameter'], ...values },
  'x-assay-refusal': { at: ['parameter'], ...statuses },
  'x-assay-given-by-service': { at: ['parameter'], ...flag },
  'x-assay-unbounded': { at: ['parameter', 'schema'], ...text },
  'x-assay-links': { at: ['schema'], ...links },
  'x-assay-listed': { at: ['schema'], ...listed },
  'x-assay-words': { at: ['schema'], ...text },
  'x-assay-abstract': { at: ['schema'], ...flag },
  'x-assay-level': {
    at: ['header'],
    fits: (value) => value === 'should',
    form: 'should, or leave it out',
    beside: 'required',
  },
  'x-assay-untestable': { at: ['member'], ...text },
  'x-assay-means': { at: ['member'], ...meaning },
}
