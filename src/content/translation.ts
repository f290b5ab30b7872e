/** Keys whose values are not text, but identifiers that are the same in every language. */
type WordlessKey = 'type' | 'assistant' | 'icon' | 'tone'

/**
 * The shape of a translation: the keys of the source, with any text as value. Wordless keys keep
 * their exact value, so that both languages have the same items in the same order.
 */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Key extends WordlessKey
    ? Source[Key]
    : Source[Key] extends string
      ? string
      : Translation<Source[Key]>
}
