/** Where the listener for push deliveries is, and how long it waits. */
export interface ListenerSettings {
  readonly host: string
  /** 0 for any that is free. */
  readonly port: number
  /** Under which the target reaches it, without a slash at the end; absent where host and port say it. */
  readonly publicUrl?: string
  /** Seconds to wait for a delivery, or for what follows from one. */
  readonly patience: number
}
