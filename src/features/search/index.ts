export { maxQueryLength } from './maxQueryLength'
export { SearchForm } from './SearchForm'
export { SearchView } from './SearchView'
export { Suggestions } from './Suggestions'
