export { Customers } from './Customers'
export { Team } from './Team'
