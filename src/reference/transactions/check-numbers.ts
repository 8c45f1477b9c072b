/** A check number, or a range of them with both ends. */
export interface CheckNumbers {
  readonly from: number
  readonly to: number
}
