import type { TestInfo } from '@playwright/test'

/** Whether --update-snapshots was given: then examples in documents are written anew. */
export const isUpdating = ({ config }: TestInfo): boolean =>
  config.updateSnapshots === 'all' || config.updateSnapshots === 'changed'
