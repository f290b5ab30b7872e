import { showToday } from './showToday'

showToday(document)
