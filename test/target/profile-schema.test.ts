import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { packageRoot } from '../../src/package-root.js'
import { loadProfile } from '../../src/target/load-profile.js'
import { parseProfile } from '../../src/target/parse-profile.js'
import { profileSchema } from '../../src/target/profile-schema.js'
import { validateProfile } from '../../src/target/validate-profile.js'

const examples = join(packageRoot, 'examples')

const profiles = readdirSync(examples).filter((name) => /^[\w-]+\.yaml$/.test(name))

for (const name of profiles) {
  test(`The schema accepts examples/${name}`, () => {
    const text = readFileSync(join(examples, name), 'utf8')
    expect(validateProfile(parseProfile(text, name).data)).toEqual([])
  })
}

test('The smallest example can be used as it stands, and tells an editor its schema', () => {
  const env = { ASSAY_API_KEY: 'k', ASSAY_TOKEN: 't' }
  const { profile, warnings } = loadProfile(join(examples, 'minimal.yaml'), { env })
  expect(profile.target).toEqual({ name: 'Sandbox', baseUrl: 'https://sandbox.example.bank/api' })
  expect(warnings).toEqual([])
  const text = readFileSync(join(examples, 'minimal.yaml'), 'utf8')
  expect(text).toContain('$schema=../schemas/profile.schema.json')
})

test('The schema is a schema, by the schema of schemas', () => {
  const ajv = new Ajv2020()
  expect(ajv.validateSchema(profileSchema()), ajv.errorsText()).toBe(true)
})

interface Described {
  readonly properties?: Readonly<Record<string, Described>>
  readonly description?: string
  readonly title?: string
  readonly default?: unknown
}

test('The defaults that the schema shows in an editor are those that apply', () => {
  const path = join(packageRoot, 'schemas', 'profile.schema.json')
  const schema: Described = JSON.parse(readFileSync(path, 'utf8'))
  const limits = Object.entries(schema.properties?.['limits']?.properties ?? {})
  const shown = Object.fromEntries(limits.map(([name, limit]) => [name, limit.default]))
  const env = { ASSAY_API_KEY: 'k', ASSAY_TOKEN: 't' }
  const { profile } = loadProfile(join(examples, 'minimal.yaml'), { env })
  expect(shown).toEqual(profile.limits)
})
