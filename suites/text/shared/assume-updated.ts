import {
  type Answer,
  assumeCurrent,
  type RequestInput,
  type Stage,
} from '../../../src/scenario/index.js'

/**
 * The preamble of stories about special updates: an ordinary one, of something that is there, is carried out. That it
 * has an entity tag to be updated with, and that this is taken, are requirements of their own.
 *
 * @param put what the update was answered
 */
export async function assumeUpdated(
  stage: Pick<Stage, 'admin' | 'assume' | 'giveUp'>,
  put: Answer,
  { path }: RequestInput,
): Promise<void> {
  const isFormat = put.operation.id === 'setFormat'
  const operation = isFormat ? 'getFormat' : 'getString'
  await assumeCurrent(stage, put, { sender: stage.admin, operation, order: { path } })
  stage.assume(put, isFormat ? 'text.setFormat.replaced' : 'text.setString.updated').status(200)
}
