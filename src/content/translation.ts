/**
 * The shape that the other language must fill: the source's keys, with any text as value. `type`
 * says what kind of thing it stands in and keeps its value, so that both languages have the same
 * kinds in the same order.
 */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Key extends 'type'
    ? Source[Key]
    : Source[Key] extends string
      ? string
      : Translation<Source[Key]>
}
