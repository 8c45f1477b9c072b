export const text = { type: 'string' }
export const whole = { type: 'integer' }
export const uri = { type: 'string', format: 'uri-reference' }
export const time = { type: 'string', format: 'date-time', readOnly: true }

/** A schema of the document that is named. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

export const list = (items: object) => ({ type: 'array', items })

/** An object with these members. */
export const record = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  required: required.length === 0 ? undefined : required,
  properties,
})
