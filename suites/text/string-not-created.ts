import { ownName } from './own-name.js'
import { ownString } from './own-string.js'
import { removeString } from './remove-string.js'
import { scenario } from './scenario.js'
import { stringPath } from './string-path.js'

const sent = [{ value: 'Assay' }, { value: 'Assay', language: 'es' }]
/** First a digit, a hyphen within, first a dollar sign; on names that nobody has. */
const wrongNames = ['1', '-', '$']

export default scenario(
  'A string is not created without a default, nor under a name that is none',
  {
    verifies: ['text.setString.default-missing', 'text.setString.name-invalid'],
    safety: 'reversible',
    touches: ['text.writes'],
    async steps(stage) {
      const { admin, fixtures, verify, afterwards, random } = stage
      const group = await fixtures.writableGroup()
      // What is refused below is refused for its shape: a string is created here, with If-Match if it takes that.
      const { ifMatch } = await ownString(stage, group, sent)
      const create = (name: string, values: typeof sent) => {
        const order = stringPath(group, name)
        afterwards((actors) => removeString(actors.admin, order))
        const headers = ifMatch === undefined ? [] : [['If-Match', ifMatch] as const]
        return admin.send('setString', { ...order, json: { values }, headers })
      }

      const name = ownName(random)
      const answer = await create(name, sent.slice(1))
      verify('text.setString.default-missing', answer).status(422, 400, 409)
      if (answer.status >= 300) {
        const there = await admin.send('getString', stringPath(group, name))
        verify('text.setString.default-missing', there).status('4XX')
      }
      for (const character of wrongNames) {
        const other = ownName(random)
        const wrong = character === '-' ? other.replace('assay', 'assay-') : `${character}${other}`
        verify('text.setString.name-invalid', await create(wrong, sent)).status(400, 422, 404)
      }
    },
  },
)
