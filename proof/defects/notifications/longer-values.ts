import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import {
  type Change,
  type Variant,
  values,
  variants,
  written,
} from '../../alterations/written-definition.js'

const defect = defectOf('longer-values')

const [create, createGlobal, update] = [
  'createDefinition',
  'createGlobalDefinition',
  'updateDefinition',
] as const
const shown = 'notifications.createDefinition.creation-shown'
const globalShown = 'notifications.createGlobalDefinition.creation-shown'
const inLanguages = 'notifications.message.variants'
const updated = 'notifications.updateDefinition.updated'
const isUri = 'notifications.definitionMessage.imageUri'

const row = (
  operation: string,
  name: string,
  sentence: string,
  breaks: string | readonly string[],
  change: Change,
): Defect => defect(name, sentence, breaks, written(operation, change))

const variantsWith = (change: (text: string) => string) =>
  variants((all) =>
    all.map(([language, { text, ...rest }]): readonly [string, Variant] => [
      language,
      { ...rest, ...(text === undefined ? {} : { text: change(text) }) },
    ]),
  )
const shortVariants = variantsWith((text) => text.slice(0, 255))
const plainVariants = variantsWith((text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
const withWords = variants((all) => all.filter(([, { text }]) => text !== ''))
const shortImage: Change = ({ message, ...rest }) => ({
  ...rest,
  message:
    message.imageUri === undefined
      ? message
      : { ...message, imageUri: message.imageUri.slice(0, 255) },
})
const decodedImage: Change = ({ message, ...rest }) => ({
  ...rest,
  message:
    message.imageUri === undefined
      ? message
      : { ...message, imageUri: decodeURI(message.imageUri) },
})

/** Definitions that lose or alter what is long, empty or encoded in an update, in another language or for all customers. */
const defects: readonly Defect[] = [
  row(
    update,
    'updated-type',
    'An update keeps no more than 32 letters of a type.',
    updated,
    ({ type, ...rest }) => ({ ...rest, type: type.slice(0, 32) }),
  ),
  row(
    update,
    'updated-values',
    'An update keeps no more than 255 letters of each value.',
    updated,
    values((all) => all.map(([name, value]) => [name, value.slice(0, 255)])),
  ),
  row(
    update,
    'updated-variants',
    'An update keeps no more than 255 letters of each variant.',
    updated,
    shortVariants,
  ),
  row(
    update,
    'updated-without-words',
    'An update loses variants of which the text is empty.',
    [updated, inLanguages],
    withWords,
  ),
  row(
    update,
    'updated-image',
    'An update keeps no more than 255 letters of the address of an image.',
    updated,
    shortImage,
  ),
  row(
    create,
    'created-variants',
    'A definition is created with no more than 255 letters of each variant.',
    inLanguages,
    shortVariants,
  ),
  row(
    create,
    'created-image',
    'A definition is created with no more than 255 letters of the address of an image.',
    shown,
    shortImage,
  ),
  row(
    create,
    'created-image-decoded',
    'A definition is created with the address of its image decoded.',
    isUri,
    decodedImage,
  ),
  row(
    createGlobal,
    'global-image-decoded',
    'A global definition is created with the address of its image decoded.',
    isUri,
    decodedImage,
  ),
  row(
    update,
    'updated-image-decoded',
    'An update decodes the address of an image.',
    isUri,
    decodedImage,
  ),
  row(
    createGlobal,
    'global-eight',
    'A global definition is created with no more than eight values.',
    globalShown,
    values((all) => all.slice(0, 8)),
  ),
  row(
    createGlobal,
    'global-none-empty',
    'A global definition is created without its empty values.',
    globalShown,
    values((all) => all.filter(([, value]) => value !== '')),
  ),
  row(
    createGlobal,
    'global-variants',
    'A global definition is created with no more than 255 letters of each variant.',
    inLanguages,
    shortVariants,
  ),
  row(
    createGlobal,
    'global-variants-plain',
    'A global definition is created without the marks on letters of its variants.',
    inLanguages,
    plainVariants,
  ),
  row(
    createGlobal,
    'global-image',
    'A global definition is created with no more than 255 letters of the address of an image.',
    globalShown,
    shortImage,
  ),
  row(
    createGlobal,
    'global-three-languages',
    'A global definition is created with no more than three variants.',
    inLanguages,
    variants((all) => all.slice(0, 3)),
  ),
]

export default defects
