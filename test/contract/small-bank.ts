/** A definition with what the account interface does not use. */
export const definition = `openapi: 3.1.0
info: { title: Bank, version: 1.0.0 }
x-assay-document: 2
paths:
  /rates/{day}:
    parameters:
      - { name: day, in: path, required: true, schema: { type: string, format: date } }
    get:
      operationId: listRates
      x-assay-clause: document 2, Rates
      deprecated: true
      x-assay-successor: getRates
      x-assay-removal: '2027-01-01'
      parameters:
        - { name: distance, in: query, schema: { type: number, minimum: 0, maximum: 805 } }
        - { name: open, in: query, schema: { type: boolean } }
        - name: kinds
          in: query
          schema: { type: array, items: { type: string, enum: [fixed, floating] }, uniqueItems: true }
        - { name: X-Trace, in: header, schema: { type: string, pattern: '^[a-z]+$', minLength: 2 } }
        - { name: count, in: query, schema: { type: integer, exclusiveMinimum: 0 } }
      responses:
        '200':
          description: Rates.
          content:
            application/json:
              schema: { type: array, maxItems: 3, items: { $ref: '#/components/schemas/rate' } }
        4XX: { $ref: '../shared/problem.yaml#/components/responses/problem' }
        default: { description: Anything else. }
components:
  schemas:
    rate:
      oneOf:
        - { $ref: '#/components/schemas/fixedRate' }
        - { $ref: '#/components/schemas/floatingRate' }
      discriminator: { propertyName: kind }
    fixedRate:
      x-assay-clause: document 2, Rates
      type: object
      required: [kind]
      properties: { kind: { const: fixedRate }, percent: { type: [number, 'null'] } }
    floatingRate:
      x-assay-clause: document 2, Rates
      type: object
      additionalProperties: false
      required: [kind]
      properties:
        kind: { const: floatingRate }
        index: { type: object, properties: { a/b: { $ref: '#/components/schemas/fixedRate' } } }
`

export const rows = `interface: bank
requirements:
  - id: bank.rates.fresh
    clause: Rates
    text: Rates are those of the day.
    operations: [listRates]
`
