/** A reference: something in double braces. Global, for matchAll and replaceAll. */
export const referencePattern: RegExp = /\{\{([^{}]*)\}\}/g
