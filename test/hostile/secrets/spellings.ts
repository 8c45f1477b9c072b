import * as fc from 'fast-check'

/** Writes a text in another way; `choose` decides about each character. */
type Spelling = (text: string, choose: () => number) => string

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

const eachCharacter =
  (spell: (character: string, choose: () => number) => string): Spelling =>
  (text, choose) =>
    [...text].map((character) => spell(character, choose)).join('')

const jsonUnits = (character: string, choose: () => number): string =>
  character
    .split('')
    .map((unit) => {
      const code = hex(unit.charCodeAt(0), 4)
      return `\\u${choose() % 2 === 0 ? code : code.toUpperCase()}`
    })
    .join('')

const json = eachCharacter((character, choose) => {
  if (choose() % 3 === 0) return jsonUnits(character, choose)
  if (character === '/' && choose() % 2 === 0) return '\\/'
  return JSON.stringify(character).slice(1, -1)
})

const bytes = (character: string, choose: () => number): string =>
  [...Buffer.from(character)]
    .map((byte) => `%${choose() % 2 === 0 ? hex(byte, 2) : hex(byte, 2).toUpperCase()}`)
    .join('')

const percent = eachCharacter((character, choose) =>
  /[A-Za-z0-9]/.test(character) && choose() % 3 !== 0 ? character : bytes(character, choose),
)

const form = eachCharacter((character, choose) =>
  character === ' ' ? '+' : percent(character, choose),
)

const pointer = eachCharacter((character) =>
  character === '~' ? '~0' : character === '/' ? '~1' : character,
)

const named: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '/': '&sol;',
  '+': '&plus;',
  '\\': '&bsol;',
}

const html = eachCharacter((character, choose) => {
  const code = character.codePointAt(0) ?? 0
  if (choose() % 3 === 0) return choose() % 2 === 0 ? `&#${code};` : `&#x${code.toString(16)};`
  return named[character] ?? character
})

const base64: Spelling = (text, choose) => {
  const before = 'user:pass:'.slice(0, choose() % 10)
  const after = ' and more'.slice(0, choose() % 9)
  const encoding = choose() % 2 === 0 ? 'base64' : 'base64url'
  return Buffer.from(before + text + after).toString(encoding)
}

/** Every way in which a target may write something down that a program decodes. */
export const spellings: Readonly<Record<string, Spelling>> = {
  json,
  percent,
  form,
  pointer,
  html,
  base64,
}

/** A text in up to four spellings, one inside the other, each character as it happens. */
export const nested = (depth = 4): fc.Arbitrary<(text: string) => string> =>
  fc
    .tuple(
      fc.array(fc.constantFrom(...Object.values(spellings)), { maxLength: depth }),
      fc.infiniteStream(fc.nat({ max: 29 })),
    )
    .map(([layers, choices]) => (text) => {
      const choose = (): number => choices.next().value ?? 0
      return layers.reduce((written, spell) => spell(written, choose), text)
    })

/** Secrets as they are made of anything that a header can carry, and some that only a body can. */
export const secrets: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: text(printable()) },
  { weight: 2, arbitrary: text(fc.constantFrom(...'ab1&%~/\\+" \'<u0025#;')) },
  { weight: 1, arbitrary: text(fc.oneof(printable(), fc.constantFrom(...'éßпр€語😀'))) },
)

function text(unit: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .string({ unit, minLength: 8, maxLength: 40 })
    .map((one) => one.trim())
    .filter((one) => one.length >= 8)
}

function printable(): fc.Arbitrary<string> {
  return fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code))
}
