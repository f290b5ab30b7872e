import { renderToStaticMarkup } from 'react-dom/server'
import { HeadTags } from './HeadTags'
import type { HeadModel } from './headModel'
import { prerenderedMark } from './prerenderedHead'

/** Renders a head to the HTML of a document. */
export const serializeHead = (head: HeadModel): string =>
  renderToStaticMarkup(<HeadTags head={head} attributes={prerenderedMark} />)
