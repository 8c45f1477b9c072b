import type { OwnDefinition } from '../../shared/own-definition.js'

/** A short message with a placeholder at its end, given the text that distinguishes it from others. */
export const named = (text: string): Pick<OwnDefinition, 'message' | 'values'> => ({
  message: { text: `${text} For {firstName}` },
  values: { firstName: 'Ana' },
})
