/** Whether two values of the same shape hold the same. */
export const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
