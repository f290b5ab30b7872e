export { ArticleCards } from './ArticleCards'
export { ArticleView } from './ArticleView'
export { FurtherReading } from './FurtherReading'
