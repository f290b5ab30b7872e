export { maxQueryLength, SearchForm } from './SearchForm'
export { SearchView } from './SearchView'
export { Suggestions } from './Suggestions'
