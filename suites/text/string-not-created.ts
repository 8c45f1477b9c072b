import { createString } from './create-string.js'
import { ownString } from './own-string.js'
import { removeString } from './remove-string.js'
import { scenario } from './scenario.js'
import { stringPath } from './string-path.js'

const json = { values: [{ value: 'Assay made this.' }] }
const wrongNames = ['1assay', 'assay-name', '$assay']

export default scenario(
  'A string is not created without a default, nor under a name that is none',
  {
    verifies: ['text.setString.default-missing', 'text.setString.name-invalid'],
    safety: 'reversible',
    touches: ['text.writes'],
    async steps(stage) {
      const { admin, fixtures, verify, afterwards } = stage
      const group = await fixtures.writableGroup()
      // What is refused below is refused for its shape: a string is created here.
      const values = [{ value: 'Assay' }, { value: 'Assay', language: 'es' }]
      await ownString(stage, group, values)

      const { answer, order } = await createString(stage, group, { values: values.slice(1) })
      verify('text.setString.default-missing', answer).status(422, 400, 409)
      if (answer.status >= 300) {
        const there = await admin.send('getString', order)
        verify('text.setString.default-missing', there).status(404)
      }
      for (const name of wrongNames) {
        const put = await admin.send('setString', { ...stringPath(group, name), json })
        if (put.status < 300)
          afterwards((actors) => removeString(actors.admin, stringPath(group, name)))
        verify('text.setString.name-invalid', put).status(400, 422, 404)
      }
    },
  },
)
