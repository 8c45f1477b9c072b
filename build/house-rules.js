import idPutTogether from './id-put-together.js'
import importDirection from './import-direction.js'

/** What the linter of the code holds that is of this project alone. */
export default {
  meta: { name: 'house' },
  rules: { 'id-put-together': idPutTogether, 'import-direction': importDirection },
}
