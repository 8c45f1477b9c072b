import { changeItems } from '../../alterations/change-items.js'
import { changeHal } from '../../alterations/change-hal.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const noNickname = (empty: string | null) => (account: JsonObject) => ({
  nickname: empty,
  ...account,
})

const withLink =
  (relation: string, link: JsonObject | null) =>
  (holder: JsonObject): JsonObject => ({
    ...holder,
    _links: { [relation]: link, ...(holder['_links'] as JsonObject) },
  })

/** What is said to be absent, and is there with nothing in it. */
const defects: readonly Defect[] = [
  {
    name: 'there-and-empty-statements',
    sentence: 'The items of listAccounts have an electronicStatements that is null.',
    breaks: ['accounts.accountItem.no-electronicStatements'],
    response: changeItems({ operations: ['listAccounts'] }, (item) => ({
      ...item,
      electronicStatements: null,
    })),
  },
  {
    name: 'there-and-empty-nickname',
    sentence: 'An account without a nickname has one that is empty.',
    breaks: ['accounts.nickname.omitted'],
    response: changeItems({ operations: ['getAccount'] }, noNickname('')),
  },
  {
    name: 'there-and-empty-nickname-listed',
    sentence: 'In listAccounts, an account without a nickname has one that is empty.',
    breaks: ['accounts.nickname.omitted'],
    response: changeItems({ operations: ['listAccounts'] }, noNickname('')),
  },
  {
    name: 'there-and-empty-full-number',
    sentence: 'The full number of a source account is there and empty unless it is asked for.',
    breaks: ['transactions.masked.by-default'],
    response: changeJson({ operations: ['getTransaction'], statuses: [200] }, (one) => {
      const numbers = one['sourceAccountNumbers'] as JsonObject | undefined
      return numbers === undefined
        ? one
        : { ...one, sourceAccountNumbers: { full: '', ...numbers } }
    }),
  },
  {
    name: 'there-and-empty-error',
    sentence: 'A string has an error without anything in it.',
    breaks: ['text.textString.no-error'],
    response: changeJson({ operations: ['getString'], statuses: [200] }, (one) => ({
      ...one,
      _error: {},
    })),
  },
  {
    name: 'there-and-empty-error-null',
    sentence: 'A string has an error that is null.',
    breaks: ['text.textString.no-error'],
    response: changeJson({ operations: ['getString'], statuses: [200] }, (one) => ({
      ...one,
      _error: null,
    })),
  },
  {
    name: 'there-and-empty-error-listed',
    sentence: 'Strings in a group have an error that is empty.',
    breaks: ['text.textString.no-error'],
    response: changeHal({ operations: ['getStrings'], statuses: [200] }, (one) =>
      'values' in one ? { ...one, _error: {} } : one,
    ),
  },
  {
    name: 'there-and-empty-paging-strings',
    sentence: 'The collection of strings has a link next to the collection itself.',
    breaks: ['text.collections.no-next'],
    response: changeJson({ operations: ['getStrings'], statuses: [200] }, (page) => {
      const { self } = page['_links'] as JsonObject
      return withLink('next', self as JsonObject)(page)
    }),
  },
  {
    name: 'there-and-empty-paging-formats',
    sentence: 'The collection of formats has a link next.',
    breaks: ['text.collections.no-next'],
    response: changeJson(
      { operations: ['getFormats'], statuses: [200] },
      withLink('next', { href: '/text/formats?start=50' }),
    ),
  },
]

export default defects
