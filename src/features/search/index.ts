export { SearchForm } from './SearchForm'
export { SearchView } from './SearchView'
