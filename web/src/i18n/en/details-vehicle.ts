/** The details of a loan for a two-wheeler or a car. */
export const detailsVehicle = {
  'details.vehicle': 'The vehicle',
  'details.vehicle_lead': 'What you want to buy, and what you pay yourself.',
  'details.vehicle_condition': 'New or used?',
  'details.vehicle_model': 'Make and model',
  'details.vehicle_model_hint': 'As the dealer writes it: the make, the model and the version.',
  'details.vehicle_price': 'On-road price',
  'details.vehicle_price_hint': 'With registration, road tax and insurance.',
  'details.down_payment': 'Your down payment',
  'details.down_payment_hint': 'Lenders want a part from you. Write 0 if you have nothing to put down.',
  'details.vehicle_loan': 'You borrow {amount}',
  'details.vehicle_loan_open': 'You borrow the price less what you pay yourself',
  'details.vehicle_loan_out': 'What is left to borrow must be from {min} to {max}',
} as const
