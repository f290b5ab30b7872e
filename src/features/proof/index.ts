export { Customers } from './Customers'
export { NamedIntegrations } from './NamedIntegrations'
export { Team } from './Team'
