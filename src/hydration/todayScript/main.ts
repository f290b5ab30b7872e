import { showToday } from './showToday'

void showToday(document)
