/** The shape that the other language must fill: the source's keys, with any text as value. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}
