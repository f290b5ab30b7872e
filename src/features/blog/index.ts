export { ArticleCards } from './ArticleCards'
