/** The element that holds the server-rendered form of filters, and the form in it. */
export const FILTERS_ID = "filters-html";
export const FORM_ID = "filter-form";
