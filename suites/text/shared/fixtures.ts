import {
  type Discoveries,
  fixture,
  type RequestInput,
  type Search,
} from '../../../src/scenario/index.js'
import { formatNames } from './format-names.js'
import { askForGenerated, generatedGroup } from './generated-group.js'
import { knownGroups } from './known-groups.js'
import { ownName } from './own-name.js'
import { stringsOf } from './strings-of.js'
import { writableFormat } from './writable-format.js'

/** A datum that only the owner of the target can name. */
const named = (name: string, what: string) =>
  fixture(async ({ given, lacking }) => {
    const [value] = given(name)
    if (value === undefined) throw lacking(what, name)
    return value
  })

/** Examples of a string that are looked at. */
const mostExamples = 5
const groupsTried = 8

/** A group of which getStrings lists strings, with them: named by the profile, else found in resolved text. */
const listed = (search: Search) =>
  search.once('listed group', async () => {
    const groups = [...search.given('group'), ...(await knownGroups(search)).keys()]
    for (const group of groups.slice(0, groupsTried)) {
      const names = await stringsOf(search, group)
      if (names.length > 0) return { group, names }
    }
    // Without a list there may still be a group, so that what is wrong with the list shows.
    const [group] = groups
    if (group === undefined) throw search.lacking('a group with strings', 'group')
    const resolved = (await knownGroups(search)).get(group) ?? []
    return { group, names: search.given('string').length > 0 ? search.given('string') : resolved }
  })

const group = fixture(async (search) => (await listed(search)).group)

/** A string of that group. */
const string = fixture(async (search) => {
  const { names } = await listed(search)
  const [name] = [...search.given('string').filter((one) => names.includes(one)), ...names]
  if (name === undefined) throw search.lacking('a string of the group', 'string')
  return name
})

const stringExamples = fixture(async (search): Promise<readonly RequestInput[]> => {
  const { group: groupId, names } = await listed(search)
  return names.slice(0, mostExamples).map((name) => ({ path: { groupId, textStringId: name } }))
})

const groups = fixture(async (search): Promise<ReadonlyMap<string, readonly string[]>> => {
  await askForGenerated(search)
  return knownGroups(search)
})

const writable = 'in which the admin may create strings and delete them'

const writableGroup = named('writableGroup', `a group ${writable}`)

const writableString = fixture(
  async ({ given, random }) => given('writableString')[0] ?? ownName(random),
)

const unknownGroup = fixture(async ({ random }) => ownName(random))

const formats = fixture(async (search) => formatNames(search))

const listedFormats = fixture(async (search) => {
  const names = await formatNames(search)
  if (names.length === 0) throw search.lacking('a format', 'format')
  return names
})

const format = fixture(async (search) => (await formatNames(search))[0] ?? 'small')

const groupWithSubgroups = fixture(async (search) => {
  const known = [...(await knownGroups(search)).keys()]
  const isAbove = (one: string): boolean =>
    known.some((other) => other.replace(/\.[^.]*$/, '') === one && other !== one)
  const [name] = [...search.given('groupWithSubgroups'), ...known].filter(isAbove)
  if (name === undefined)
    throw search.lacking('a group with strings and with groups below it', 'groupWithSubgroups')
  return name
})

/** Two formats: small and large, or, where they are not both there, the first two. */
const twoFormats = fixture(async (search): Promise<readonly [string, string]> => {
  const names = await formatNames(search)
  const usual = ['small', 'large'].filter((name) => names.includes(name))
  const [one, other] = usual.length === 2 ? usual : names
  if (one === undefined || other === undefined) throw search.lacking('two formats', 'format')
  return [one, other]
})

/** Everything that the profile names under a fixture; empty when it names nothing. */
const allNamed = fixture(async ({ given }, name: string) => given(name))

export const fixtures = {
  group,
  string,
  groups,
  writableGroup,
  otherWritableGroup: named('otherWritableGroup', `another group ${writable}`),
  writableString,
  unknownGroup,
  groupWithSubgroups,
  generatedGroup,
  format,
  formats,
  listedFormats,
  twoFormats,
  allNamed,
  stringExamples,
  writableFormat: fixture(async (search) => writableFormat(search)),
}

/** What a profile may give under `fixtures.text`. */
export const given = {
  group: 'groups with strings, which the customer may list',
  string: 'strings of the first of these groups',
  writableGroup: `a group ${writable}`,
  otherWritableGroup: 'another group like it, for references from one to the other and back',
  writableString:
    'a string of the writable group that may be written and is put back, where none can be created',
  groupWithSubgroups: 'a group that has strings itself and groups below it',
  generatedGroup: 'groups whose text is still being generated when it is first asked for',
  format: 'names of formats',
  writableFormat: 'a format whose description may be replaced and is put back',
}

/** What is looked for when a profile is written. Where may be written is for the owner of the target to say. */
export const discoveries = {
  found: {
    group: 'group',
    string: 'string',
    groupWithSubgroups: 'groupWithSubgroups',
    format: 'listedFormats',
  },
  supposed: {},
  counted: { 'groups of text': ['groups'] },
} satisfies Discoveries<keyof typeof given, keyof typeof fixtures>
