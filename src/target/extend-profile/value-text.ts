import { Document, isCollection } from 'yaml'
import type { AddedValue } from './addition.js'

/** A value as YAML on one line: text that could be taken for something else is quoted. */
export function valueText(value: AddedValue): string {
  const document = new Document(value, { version: '1.2' })
  if (isCollection(document.contents)) document.contents.flow = true
  const flowCollectionPadding = !Array.isArray(value)
  return document.toString({ lineWidth: 0, flowCollectionPadding, singleQuote: true }).trim()
}
