/** Query name of the day whose free times are shown. */
export const TIME_QUERY = "move";
