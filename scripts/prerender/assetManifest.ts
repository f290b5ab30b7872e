/** Where the builds leave what the prerenderer reads, relative to the project's root. */
export const prerenderFolder = '.cache/prerender'

/** What the browser's build has made, as addresses in the order in which a page needs them. */
export interface AssetManifest {
  /** The files that every page starts with. */
  readonly entry: readonly string[]
  /** The files that a page needs besides, by the name of its chunk. */
  readonly chunks: Readonly<Record<string, readonly string[]>>
  /** Every stylesheet and every font. */
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}
