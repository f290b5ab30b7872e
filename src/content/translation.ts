/** Keys that hold no text: they say what kind of thing something is, the same in every language. */
type WordlessKey = 'type' | 'assistant' | 'icon' | 'tone'

/**
 * The shape that the other language must fill: the source's keys, with any text as value. Where a
 * key holds no text it keeps its value, so that both languages have the same kinds in the same order.
 */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Key extends WordlessKey
    ? Source[Key]
    : Source[Key] extends string
      ? string
      : Translation<Source[Key]>
}
