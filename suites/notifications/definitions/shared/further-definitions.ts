/** What a further definition of ours says. */
export interface Further {
  /** Of its type, behind what makes it our own. */
  readonly suffix: string
  readonly text?: string
  readonly imageUri?: string
  readonly variants: Readonly<Record<string, { readonly text: string; readonly imageUri?: string }>>
  readonly values: Readonly<Record<string, string>>
}

const imageUri = 'https://images.example.org/assay.svg'
const name = 'Ana'
const manyNames = Array.from({ length: 12 }, (_, number) => [`part${number}`, `${number}`] as const)

/** Of several scripts and planes, and what markup escapes. */
const letters = 'Zürich, 東京, 𝔸🏦 "one" <b> & \\ \r\nnext'

/** Longer than a column of 255 letters, in the text and the address of an image. */
export const long = {
  text: `${'Assay hizo esto. '.repeat(20)}Adiós, 東京`,
  value: `${'Assay, '.repeat(40)}Zoë`,
  imageUri: `https://images.example.org/${'assay/'.repeat(50)}one.svg`,
}

/**
 * Languages with a region or a script, more than a few values, a type that is long; texts that are empty, or long; and
 * what is long in another language.
 */
export const furtherDefinitions: readonly Further[] = [
  {
    suffix: `-of.several_Languages-and-many-Values${'-and-more'.repeat(6)}`,
    variants: {
      'pt-BR': { text: 'Assay conhece {name}.', imageUri },
      'zh-Hant': { text: 'Assay {name}', imageUri },
      de: { text: 'Assay kennt {name}.' },
      it: { text: 'Assay conosce {name}.' },
      nl: { text: 'Assay kent {name}.' },
      pl: { text: 'Assay zna {name}.' },
      sv: { text: 'Assay känner {name}.' },
      tr: { text: 'Assay, {name} ile tanışıyor.' },
      fi: { text: 'Assay tuntee {name}.' },
      ja: { text: 'Assay {name}' },
      en: { text: 'Assay knows {name}.', imageUri },
    },
    values: { name, code: '0042', ...Object.fromEntries(manyNames) },
  },
  {
    suffix: '.empty',
    variants: { es: { text: '', imageUri } },
    values: { name, nothing: '' },
  },
  {
    suffix: '-empty',
    text: `${'Assay made this. '.repeat(70)}${letters}`,
    variants: {
      es: { text: 'Assay saluda a {name}.', imageUri },
      fr: { text: 'Assay salue {name}.' },
    },
    values: { name },
  },
  {
    suffix: '-long',
    imageUri: long.imageUri,
    variants: { es: { text: long.text, imageUri: long.imageUri } },
    values: { name },
  },
]
