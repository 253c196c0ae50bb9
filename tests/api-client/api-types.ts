export interface paths {
    "/api/cakes/get-cakes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of the catalogue, one per SKU, the header first
         * @description `start` and `end` count SKUs from 0; the header comes in addition. A range outside of the catalogue is a 400.
         */
        get: operations["listCatalogueRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cakes/get-cakes/{SKU}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One SKU
         * @description Name, price, description, rating and picture of a SKU that is or was sold.
         */
        get: operations["getCake"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cakes/getcakes/{ProductID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Combos of a product
         * @description What a product is sold together with, with the price of each combo.
         */
        get: operations["listCombos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cakes/get-add-ons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of add-ons, the header first
         * @description Name, price, picture and SKU of what can be added to an order. A drawn one has no picture. `questions` names those that ask for something: the digits of a candle, the text of a card.
         */
        get: operations["listAddOns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cakes/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards of at most twenty SKUs, in the order asked for; an unknown one is left out
         * @description Everything that a card in a listing shows, for SKUs that a client remembers.
         */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cakes/reviews/{ProductID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approved reviews of a product, the newest first, a page at a time
         * @description Eight reviews a page. A page past the last one is empty.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/photos/{id}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photo of a review as WebP: `small` at most 480 px wide and high, `large` 1,600
         * @description For everybody once its review is approved; before that for its author and the staff who approve. For others there is no such photo: 404.
         */
        get: operations["getReviewPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At most five SKUs whose flavour holds the text, whatever its case; none for no text
         * @description For a search box, while somebody types. Replies may be kept for a minute.
         */
        get: operations["suggestCakes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is this pincode served, and by which options?
         * @description `data` has `Yes` or `No` by the name of each delivery option. For a pincode that is not served `success` is false and `data` null.
         */
        get: operations["checkPincode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/area/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Area and city of a pincode that is served; `success` is false for any other
         * @description `data` is null where the shop does not deliver.
         */
        get: operations["getDeliveryArea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/getSlots/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Slot labels by option, Standard Delivery first; with a date, those that can still be had
         * @description One list of labels a delivery option. `sku` may come several times: slots are those in which all of them can be made.
         */
        get: operations["listSlotLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/windows/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every window of a day with its places and fees, for an order of these SKUs
         * @description Comes with the shop's own date and hour, by which a client decides what today still offers.
         */
        get: operations["listDeliveryWindows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/earliest/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The earliest free slot per lead time, and the longest lead time that makes a requested slot
         * @description Use the first slot whose `leadHours` is at least the product's lead time. Replies may be kept for 20 seconds.
         */
        get: operations["listEarliestSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/days/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every day that can be booked, for an order of these SKUs
         * @description The days of the next three months, each open, full or closed.
         */
        get: operations["listDeliveryDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getCart/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart: as the contract's JSON text, and with today's names and prices
         * @description A SKU that is no longer in the catalogue stays in the cart with the state `gone`. The e-mail must be the session's own.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addTocart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds SKUs; the last element of data is the whole cart as JSON text
         * @description The quantity is added to that of the same SKU in the cart. A cart holds 30 different SKUs.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/setCartQuantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many of a SKU that is in the cart; the last element of data is the whole cart as JSON text
         * @description From 1 to 20. Use `deleteCart` to remove a SKU.
         */
        post: operations["setCartQuantity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/deleteCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a SKU; the last element of data is the whole cart as JSON text
         * @description A SKU that is not in the cart changes nothing.
         */
        post: operations["removeFromCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/create-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order and open its payment
         * @description Reserves the place in the slot and the coins until `holdUntil`, and makes the order at the payment provider. Prices are compared with today's: a 409 `price-changed` has the fresh figures.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the payment of an own unpaid order again
         * @description Answers as `createOrder` does. 409 `already-paid`, or `order-lapsed` once the slot is no longer held.
         */
        post: operations["resumePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/verify-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the shop that the payment window reported success
         * @description Checks the provider's signature and captures. `paid` is false while the provider has not confirmed; its webhook then completes the order.
         */
        post: operations["verifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-links/{token}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the payment of an order by its payment link
         * @description Answers as `createOrder` does. 409 `already-paid`, or `order-lapsed` once the slot is no longer held.
         */
        post: operations["payByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-links/{token}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the shop that the payment window of a link reported success
         * @description Answers as `verifyPayment` does.
         */
        post: operations["verifyByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/test/create-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Demo only: opens a payment of one rupee without an order
         * @description Tests the payment window without an order. A live shop does not have this call.
         */
        post: operations["createTestOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/test/verify-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Demo only: is this the provider's signature, and is the rupee there?
         * @description Checks what the payment window returned for a test order.
         */
        post: operations["verifyTestPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The payment provider's signed events
         * @description Only for the payment provider. The signature is over the bytes of the body. The same event again changes nothing.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/orderdetailsUUID/{customerOrderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order, for its customer, for owner and manager of the shop, and for the holder of its signed link
         * @description For anybody else there is no such order: 404.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order as it goes on: server-sent events `order`, one at once and one after each change of it or of its money
         * @description Each event holds where the order is now, as JSON: `uuid`, `status`, `paid`, `updatedAt`, and the stages of its refunds. None is numbered: after an interruption the first one tells the state again. The stream ends when its reader may no longer see the order, after half an hour, and when the shop stops; readers come back by themselves.
         */
        get: operations["followOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kitchens/{kitchenId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A kitchen's orders as they change: server-sent events `kitchen`, one at once and one after each change
         * @description An event says that something changed, and when, but not what. After an interruption the first event stands for all that were missed. The stream ends when its reader no longer bakes, after half an hour, and when the shop stops. A token needs the scope `orders:read`.
         */
        get: operations["followKitchen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/run/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a stop of a run: picked up, set out, delivered or failed
         * @description An order is closed as delivered only with the customer's code of 4 digits or a photo, and not before its delivery day. Five wrong codes lock the code. A report that is sent again with the same `id` changes nothing: a delivery or a failure gets its first answer, and picking up or setting out gets the present status, or 409 if the order has moved on since. A token needs the scope `orders:write`.
         */
        post: operations["reportStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of a day, by slot, or of several days, the latest first: 100 at a time
         * @description Each caller sees what their roles show in the office. Messages and receivers need the scope `customers:read` too. A token needs the scope `orders:read`.
         */
        get: operations["listOfficeOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order as the office shows it
         * @description Messages and the receiver need the scope `customers:read` too. A token needs the scope `orders:read`.
         */
        get: operations["getOfficeOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All products, drafts too, in the shop's order: 50 at a time
         * @description A token needs the scope `catalogue:read`.
         */
        get: operations["listOfficeProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{ProductID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product with its SKUs, those off sale too
         * @description The prices are the normal ones. Planned prices that are temporary do not change them. A token needs the scope `catalogue:read`.
         */
        get: operations["getOfficeProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes prices of SKUs, all of them or none
         * @description `from` is what the program has read. If a price is another one by now, nothing is changed: 409 names each such price, also if the token's holder has set it on screen. Sending a change again changes nothing. A token needs the scope `prices:write`.
         */
        put: operations["changePrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales of each day of a period, and of each hour of the day
         * @description A sale counts on the day of its invoice, money that went back on the day of its credit note, so the sums are those of the accountant's tables. A token needs the scope `figures:read`.
         */
        get: operations["getFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's own orders, newest first, a page at a time
         * @description `X-Total-Count` says how many there are in all, and `Link` with `rel="next"` where the next page is.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts what is still sold of an own order into the cart, and returns the rest of it
         * @description `missing` names what is no longer sold. Add-ons, messages, receiver and gift are for the next `createOrder`.
         */
        post: operations["orderAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The refund if the order is cancelled now
         * @description The share depends on the time to the slot. Send the same figures to `cancelOrder`.
         */
        get: operations["quoteCancellation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order, restating what was quoted; 409 with the fresh figures when it changed
         * @description The refund starts at once, and spent coins are returned.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where an order can be moved to on a day: slots with room that cost no more
         * @description A cheaper slot states its refund. Slots that cost more are not listed.
         */
        get: operations["listNewSlots"];
        put?: never;
        /**
         * Move an order to another slot, until the kitchen begins
         * @description Send the refund as listed; if it has changed, the reply is a 409.
         */
        post: operations["rescheduleOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/receiver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Another name, phone or address within the same pincode, until the kitchen begins
         * @description The pincode stays: an address that names another one is refused.
         */
        put: operations["changeReceiver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/invoice.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The GST tax invoice of a paid order as PDF; 409 while it is not paid
         * @description It never changes, so keep the copy: fetching is limited to 30 in five minutes.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/credit-notes/{nth}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A credit note of an order as PDF: one for each refund that was sent back, 1 is the first
         * @description They are numbered by order, from 1. One that does not exist is a 404.
         */
        get: operations["getCreditNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/proofs/{proofId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photo (WebP) or video that came with a complaint; a part of it when a `Range` is asked for
         * @description Kept for 90 days. Players may ask for ranges of bytes.
         */
        get: operations["getComplaintFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/delivery-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photo that closed a delivery, as WebP
         * @description Kept for 90 days. 404 if the delivery was closed with the code.
         */
        get: operations["getDeliveryPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/cake-photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photo of the finished cake, as WebP
         * @description Kept for 90 days.
         */
        get: operations["getCakePhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/photo-sheet.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photos of an order as PDF, each in its true size, for those who bake
         * @description A page for each piece, with a line to cut along; above 40 pieces a page for each photo. 404 without photos, and for other people. A token needs the scope `customers:read`.
         */
        get: operations["getPhotoSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a photo for the `photos` of an order
         * @description The body is the file: JPEG, PNG, WebP or AVIF, at most 15 MB and 64 megapixels (AVIF 24, PNG with 16 bits a colour 32), with an `image/…` content type. It is stored upright, without metadata, at most 4,000 px wide and high. Photos of a customer are private to them, and to the staff once it is ordered. They are erased 90 days after the delivery, or 30 days after the upload if nothing was ordered.
         */
        post: operations["storePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A preview of a photo as WebP, at most 900 px wide and high
         * @description For its customer, for staff once it is ordered, and before that for whoever knows its random id. For others there is no such photo: 404.
         */
        get: operations["getPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in, or nobody
         * @description Pages load their personal parts from it. A visitor gets `signedIn: false`.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coins, where they came from, and the referral code
         * @description The newest hundred entries of the ledger, and the referral link.
         */
        get: operations["getRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rewards/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Names the friend who brought this customer: once, and before the first order arrived
         * @description The friend gets coins when the first order has arrived. A code of one's own, or a second one, is refused.
         */
        post: operations["acceptReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds name and phone to the account where they are missing
         * @description Signing up creates the account. The e-mail must be the session's own.
         */
        post: operations["registerCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name, phone and coins
         * @description The e-mail must be the session's own.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getAddress/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved addresses: the default one first, then the newest
         * @description The e-mail must be the session's own.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves an address for later orders; saving the same one again changes nothing
         * @description Up to twenty addresses are kept. The reply has all of them.
         */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addRecentViewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records a viewed SKU; the newest twenty are kept
         * @description The reply has all of them. The e-mail must be the session's own.
         */
        post: operations["addViewedProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getRecentlyViewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Viewed SKUs, newest first
         * @description At most twenty. The e-mail must be the session's own.
         */
        post: operations["listViewedProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wish-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The wish list of the customer, or of the visitor's browser
         * @description After a sign-in, what the browser holds moves into the account. At most 100 products.
         */
        get: operations["listWishes"];
        put?: never;
        /**
         * Adds the product of a SKU to the wish list, or removes it
         * @description The reply has the whole list. Repeating a change is not an error.
         */
        post: operations["changeWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Levels for which the last re-authentication is still valid, and the ways to renew it
         * @description `lax` holds for a day, `moderate` for an hour, `strict` for ten minutes. Calls that need one say so in their summary, and answer 403 `reverify` without it.
         */
        get: operations["getReauthentication"];
        put?: never;
        /**
         * Re-authenticates the session's owner by password or mailed code
         * @description Valid for this session only. Too many wrong passwords or codes are a 429.
         */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/proof/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the account's owner a code for /account/proof
         * @description Six digits, good for ten minutes and five tries. A new code makes the old one void.
         */
        post: operations["sendReauthenticationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where this customer is signed in (lax)
         * @description Device names in plain words, each with the IP address of its last request.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs one of them out
         * @description The next request of its device is a visitor's.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs this customer out everywhere, or everywhere else
         * @description `keepThis` keeps the session of this call.
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes name and phone (lax)
         * @description An empty phone number removes it.
         */
        post: operations["changeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets or changes the password, and signs every other device out (strict)
         * @description 8 to 128 characters. A mail notifies the owner.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/newEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a code to the account's new e-mail (strict)
         * @description Nothing changes until the code is confirmed. The reply does not reveal whether the e-mail has an account.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/newEmail/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the account's e-mail to the one the code was sent to, and signs out every other device (strict)
         * @description A mail notifies the old e-mail. A newsletter subscription moves to the new one.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Joins or leaves the newsletter; an unverified e-mail confirms by mail first, and leaves by mail (lax)
         * @description `pending` means that a mail asks for confirmation.
         */
        post: operations["chooseNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All data that the shop holds about this customer (moderate)
         * @description Orders, payments, complaints, coins, reviews, sessions and mails, as JSON. No secrets, and nobody else's data.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erases the account; orders stay without the person, as tax law wants (strict)
         * @description Refused while an order is open or a refund is under way. It can't be undone.
         */
        post: operations["eraseAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/getAllBlogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every article
         * @description Title, description, author and picture of each, for a page of articles.
         */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @constant */
            success: false;
            /** @description For people */
            message: string;
            /** @description For programs; stable */
            code: string;
            /** @description Which fields are wrong */
            issues?: {
                path: string;
                message: string;
            }[];
            /** @description Fresh figures, where the refusal is about figures */
            data?: unknown;
        };
        Nothing: {
            success: boolean;
            message: string;
            data: null;
        };
        Card: {
            SKU: string;
            name: string;
            /** @description Weight or size that the price is for */
            weight: string;
            /** @description How many people it serves; empty for what is not eaten */
            serves: string;
            href: string;
            /** @description Rupees */
            Price: number;
            /** @description Rupees */
            Sell: number;
            /** @description Whole percent off */
            discount: number;
            Points: number;
            mark: ("eggless" | "egg") | null;
            rating: number;
            reviews: number;
            /** @enum {string} */
            tile: "rose" | "gold" | "pista" | "cream" | "lilac";
            cutout: components["schemas"]["Picture"];
            photo: components["schemas"]["Picture"];
            /** @enum {string} */
            deliveryTime: "same" | "next" | "scheduled";
            /** @description Hours that it takes to make */
            leadHours: number;
            /** @enum {string} */
            Status: "Active" | "Inactive";
        };
        ChangedCart: {
            success: boolean;
            message: string;
            data: string[];
        };
        Customer: {
            success: boolean;
            message: string;
            data: {
                email: string;
                name: string;
                phoneNumber: string;
                /** @description Coins that can be spent now */
                Points: number;
            };
        };
        Addresses: {
            success: boolean;
            message: string;
            /** @description Flat, street and landmark, joined by commas */
            data: string[];
        };
        ViewedProducts: {
            success: boolean;
            message: string;
            /** @description SKUs, the newest first */
            data: string[];
        };
        Picture: {
            id: string;
            /** @description Path without width and format: add -400.avif and the like */
            base: string;
            width: number;
            height: number;
            widths: number[];
        };
        Quote: {
            possible: boolean;
            /** @description Code of the reason for this share; stable */
            reason: string;
            /** @description The reason in words for people */
            words: string;
            /** @description Percentage of the money that is refunded */
            percent: number;
            /** @description Rupees */
            paid: number;
            /** @description Rupees */
            refund: number;
            /** @description Spent coins that are returned */
            coins: number;
            /** @description Until when the whole amount is refunded */
            freeUntil: string | null;
        };
        OrderLine: {
            SKU: string;
            ProductName: string;
            Flavour: string;
            Weight: string;
            /** @description Rupees */
            price: number;
            quantity: number;
            /** @description Rupees */
            total: number;
            /** @enum {string} */
            sheetName: "Cakes" | "Add-Ons";
            /** @description Iced on this cake; empty for none */
            message: string;
            /** @description What the add-on asked for; null if nothing */
            question: ("digits" | "text" | "name" | "letter") | null;
            /** @description The answer to it; empty if none was given */
            answer: string;
            image: string;
        };
        /** @description Rupees */
        OrderFigures: {
            items: number;
            addOns: number;
            delivery: number;
            /** @description A number of coins, each worth a rupee */
            coins: number;
            total: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCatalogueRows: {
        parameters: {
            query: {
                start: string;
                end: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: (string | number)[][];
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                SKU: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            ProductID: string;
                            SKU: string;
                            ProductName: string;
                            Weight: string;
                            Flavour: string;
                            Points: number;
                            /** @description Rupees */
                            Sell: number;
                            /** @description Rupees */
                            Price: number;
                            Image: string;
                            /** @enum {string} */
                            Status: "Active" | "Inactive";
                            /** @enum {string} */
                            MessageText: "Yes" | "No";
                            Description: string;
                            rating: number;
                            reviews: number;
                        };
                    };
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCombos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            SKU: string;
                            ProductName: string;
                            Flavour: string;
                            Weight: string;
                            /** @description Rupees */
                            Sell: number;
                            Image: string;
                            /** @enum {string} */
                            Status: "Active" | "Inactive";
                        }[];
                    };
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAddOns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            values: (string | number)[][];
                            /** @description Of the add-ons that ask for something */
                            questions?: {
                                SKU: string;
                                /** @enum {string} */
                                kind: "digits" | "text" | "name" | "letter";
                                /** @description Characters that the answer may have */
                                limit: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCards: {
        parameters: {
            query: {
                sku: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: components["schemas"]["Card"][];
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                page?: string;
            };
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            reviews: {
                                id: string;
                                name: string;
                                message: string;
                                stars: number | null;
                                /** @description Day, YYYY-MM-DD */
                                on: string;
                                /** @description Whether the product was delivered to its author */
                                verified: boolean;
                                bought: string;
                                /** @description Demo data */
                                isDemo: boolean;
                                /** @description Ids of photos by the author, at `/api/reviews/photos/{id}/small` and `…/large` */
                                photos: string[];
                            }[];
                            page: number;
                            pages: number;
                            total: number;
                        };
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReviewPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                size: "small" | "large";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    suggestCakes: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            SKU: string;
                            Flavour: string;
                            /** @description Text of the suggestion: `{sku} - {flavour}` */
                            Text: string;
                            ProductName: string;
                            /** @description Rupees */
                            Sell: number;
                            /** @description Rupees, before the discount */
                            Price: number;
                            /** @description A cut-out picture with a transparent background */
                            Image: string;
                            /**
                             * @description Background colour for the picture
                             * @enum {string}
                             */
                            Tile: "rose" | "gold" | "pista" | "cream" | "lilac";
                            /** @enum {string} */
                            Status: "Active" | "Inactive";
                        }[];
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkPincode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            [key: string]: string;
                        } | null;
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDeliveryArea: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            pincode: string;
                            area: string;
                            city: string;
                        } | null;
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSlotLabels: {
        parameters: {
            query?: {
                date?: string;
                sku?: string | string[];
            };
            header?: never;
            path: {
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: string[][];
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeliveryWindows: {
        parameters: {
            query: {
                date: string;
                sku?: string | string[];
            };
            header?: never;
            path: {
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description YYYY-MM-DD */
                            today: string;
                            hour: number;
                            /** @description Where it is made, and where a Pickup order is collected */
                            kitchen: {
                                name: string;
                                address: string;
                                city: string;
                                pincode: string;
                            };
                            options: {
                                /** @enum {string} */
                                option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                                name: string;
                                /** @description Rupees */
                                fee: number;
                                /** @description Goods value from which delivery is free */
                                freeFrom: number | null;
                                slots: {
                                    label: string;
                                    startMinute: number;
                                    endMinute: number;
                                    placesLeft: number;
                                    capacity: number;
                                    /** @enum {string} */
                                    state: "open" | "full" | "closed";
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEarliestSlots: {
        parameters: {
            query?: {
                date?: string;
                /** @description Name of a delivery option, as `Standard Delivery` */
                type?: string;
                /** @description Label of one of its windows, as `3 PM - 6 PM` */
                time?: string;
            };
            header?: never;
            path: {
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description YYYY-MM-DD */
                            today: string;
                            hour: number;
                            earliest: {
                                /** @description Hours that it takes to make */
                                leadHours: number;
                                /** @description YYYY-MM-DD */
                                date: string;
                                /** @description For Midnight the evening before its date */
                                arrivesOn: string;
                                /** @enum {string} */
                                option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                                label: string;
                                startMinute: number;
                                endMinute: number;
                                placesLeft: number;
                                capacity: number;
                                /** @description Rupees */
                                fee: number;
                            }[];
                            /** @description The longest lead time, in hours, that still makes the requested slot; null if none does */
                            reach: number | null;
                        };
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeliveryDays: {
        parameters: {
            query?: {
                sku?: string | string[];
            };
            header?: never;
            path: {
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description YYYY-MM-DD */
                            today: string;
                            hour: number;
                            days: {
                                /** @description YYYY-MM-DD */
                                date: string;
                                /** @enum {string} */
                                state: "open" | "full" | "closed";
                                slotsLeft: number;
                            }[];
                        };
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description JSON: a list of { skuid, quantity } */
                            cart: string;
                            rows: {
                                skuid: string;
                                quantity: number;
                                /** @enum {string} */
                                state: "available" | "unavailable" | "gone";
                                name: string;
                                href: string | null;
                                flavour: string;
                                weight: string;
                                /** @description Rupees */
                                price: number;
                                /** @description Rupees */
                                orginalPrice: number;
                                image: string;
                                cutout: string;
                                tile: string;
                            }[];
                            /** @description Rupees */
                            items: number;
                            /** @description Charge for Standard Delivery of the cart */
                            delivery: number;
                            /** @description What each delivery option costs, and the goods value from which it is free */
                            fees: {
                                name: string;
                                /** @description Rupees */
                                fee: number;
                                freeFrom: number | null;
                            }[];
                        };
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    SKU: {
                        skuid: string;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedCart"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not as things stand now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setCartQuantity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    skuid: string;
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedCart"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    skuid: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedCart"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same order returns the same order; with a different order, a 409 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    deliveryDate: string;
                    deliveryTime: string;
                    deliveryType: string;
                    /** @default  */
                    message?: string;
                    name: string;
                    phone: string;
                    altPhone?: string;
                    address: string;
                    /** @enum {string} */
                    addressType: "Home" | "Office" | "Other";
                    pinCode: string;
                    sku: {
                        SKU: string;
                        /** @description Rupees for one, as the shopper saw it */
                        price: number;
                        quantity: number;
                        /** @enum {string} */
                        sheetName: "Cakes" | "Add-Ons";
                        /** @description Ignored */
                        image?: string;
                        /**
                         * @description Iced on this cake; the order's own message goes on the first cake that takes one
                         * @default
                         */
                        message?: string;
                        /**
                         * @description Printed on this item. Without one, the shop asks the customer for it
                         * @default []
                         */
                        photos?: {
                            id: string;
                            /** @description As the upload replied */
                            width: number;
                            height: number;
                            /** @enum {string} */
                            shape: "round" | "heart" | "square";
                            /** @description Quarter turns clockwise, before cropping */
                            turns: number;
                            /** @description Left edge of the printed square, in pixels of the turned photo */
                            x: number;
                            y: number;
                            side: number;
                            /**
                             * @description The customer may use the photo
                             * @enum {boolean}
                             */
                            mayUse: true;
                        }[];
                        /**
                         * @description What an add-on with a question was asked for: see `questions` of the add-ons. A number takes a piece for each digit. Without it the shop calls the customer
                         * @default
                         */
                        answer?: string;
                    }[];
                    /** @default false */
                    useCoins?: boolean;
                    /** @description Gift settings; leave out if the order is not a gift */
                    gift?: {
                        /**
                         * @description Nobody but the shop learns who sent it
                         * @default false
                         */
                        anonymous?: boolean;
                        /**
                         * @description The name on the card
                         * @default
                         */
                        from?: string;
                        /**
                         * @description Text of the card; empty for no card
                         * @default
                         */
                        card?: string;
                        /**
                         * @description No bill and no price in the box or on its label
                         * @default false
                         */
                        hidePrices?: boolean;
                        /**
                         * @description The receiver hears nothing before it arrives
                         * @default false
                         */
                        surprise?: boolean;
                        /**
                         * @description Where we tell the receiver about the gift; empty to tell nobody
                         * @default
                         */
                        receiverEmail?: "" | string;
                        /** @description The number that the rider calls in place of the receiver's; empty for the receiver's */
                        callPhone?: string;
                    };
                    /**
                     * @description Once it is paid, what was ordered leaves the cart
                     * @default false
                     */
                    fromCart?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            razorpayOrder: {
                                id: string;
                                /** @description Paise */
                                amount: number;
                                currency: string;
                            };
                            keyId: string;
                            /** @description Address of the checkout script */
                            checkoutUrl: string;
                            /**
                             * Format: date-time
                             * @description The slot and the coins are held until then
                             */
                            holdUntil: string;
                            summary: components["schemas"]["OrderFigures"];
                            /**
                             * Format: uuid
                             * @description The customer order id
                             */
                            uuid: string;
                            orderNumber: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resumePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            razorpayOrder: {
                                id: string;
                                /** @description Paise */
                                amount: number;
                                currency: string;
                            };
                            keyId: string;
                            /** @description Address of the checkout script */
                            checkoutUrl: string;
                            /**
                             * Format: date-time
                             * @description The slot and the coins are held until then
                             */
                            holdUntil: string;
                            summary: components["schemas"]["OrderFigures"];
                            /**
                             * Format: uuid
                             * @description The customer order id
                             */
                            uuid: string;
                            orderNumber: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    verifyPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An order payload is accepted and ignored: the order stored at create-order counts */
        requestBody: {
            content: {
                "application/json": {
                    /** @description razorpay_order_id */
                    orderId: string;
                    /** @description razorpay_payment_id */
                    paymentId: string;
                    /** @description razorpay_signature */
                    signature: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            orderNumber: string;
                            paid: boolean;
                            status: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    payByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The end of the link */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            razorpayOrder: {
                                id: string;
                                /** @description Paise */
                                amount: number;
                                currency: string;
                            };
                            keyId: string;
                            /** @description Address of the checkout script */
                            checkoutUrl: string;
                            /**
                             * Format: date-time
                             * @description The slot and the coins are held until then
                             */
                            holdUntil: string;
                            summary: components["schemas"]["OrderFigures"];
                            /**
                             * Format: uuid
                             * @description The customer order id
                             */
                            uuid: string;
                            orderNumber: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    verifyByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The end of the link */
                token: string;
            };
            cookie?: never;
        };
        /** @description An order payload is accepted and ignored: the order stored at create-order counts */
        requestBody: {
            content: {
                "application/json": {
                    /** @description razorpay_order_id */
                    orderId: string;
                    /** @description razorpay_payment_id */
                    paymentId: string;
                    /** @description razorpay_signature */
                    signature: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            orderNumber: string;
                            paid: boolean;
                            status: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createTestOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            razorpayOrder: {
                                id: string;
                                /** @description Paise */
                                amount: number;
                                currency: string;
                            };
                            keyId: string;
                            checkoutUrl: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    verifyTestPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An order payload is accepted and ignored: the order stored at create-order counts */
        requestBody: {
            content: {
                "application/json": {
                    /** @description razorpay_order_id */
                    orderId: string;
                    /** @description razorpay_payment_id */
                    paymentId: string;
                    /** @description razorpay_signature */
                    signature: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            paymentId: string;
                            status: string;
                            method: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: {
                "x-razorpay-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customerOrderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description The order number shown to people */
                            orderId: string;
                            /** @description JSON text of a list of lines */
                            sku: string;
                            status: string;
                            paid: boolean;
                            deliveryDate: string;
                            deliveryTime: string;
                            deliveryType: string;
                            message: string;
                            name: string;
                            phone: string;
                            altPhone: string;
                            email: string;
                            address: string;
                            addressType: string;
                            pinCode: string;
                            /** @description Null if it is no gift */
                            gift: {
                                /** @description Nobody but the shop learns who sent it */
                                anonymous: boolean;
                                /** @description The name on the card */
                                from: string;
                                /** @description Text of the card; empty for no card */
                                card: string;
                                /** @description No bill and no price in the box or on its label */
                                hidePrices: boolean;
                                /** @description The receiver hears nothing before it arrives */
                                surprise: boolean;
                                /** @description Where the receiver is told; empty for nowhere */
                                receiverEmail: string;
                                /** @description Whom the rider calls in place of the receiver; empty for the receiver */
                                callPhone: string;
                            } | null;
                            /** @description What the customer says at the hand-over; null for staff, before it is packed and after its end */
                            deliveryCode: string | null;
                            paymentMethod: string | null;
                            paymentStatus: string;
                            /** @description Money on its way back, oldest first */
                            refunds: {
                                /** @description Rupees */
                                amount: number;
                                /**
                                 * @description A failed refund is retried
                                 * @enum {string}
                                 */
                                stage: "requested" | "sent" | "processed" | "failed";
                                reason: string;
                                /** Format: date-time */
                                requestedAt: string;
                                settledAt: string | null;
                            }[];
                            kitchen: {
                                name: string;
                                city: string;
                                address: string;
                            };
                            steps: {
                                name: string;
                                reached: boolean;
                                at: string | null;
                            }[];
                            events: {
                                /** Format: date-time */
                                at: string;
                                status: string;
                                note: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            placedAt: string | null;
                            /** @description Rupees */
                            items: number;
                            /** @description Rupees */
                            addOns: number;
                            /** @description Rupees */
                            delivery: number;
                            /** @description Coins spent, each worth a rupee */
                            coins: number;
                            /** @description Rupees */
                            total: number;
                        };
                    };
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    followOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, until somebody ends them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    followKitchen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kitchenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, until somebody ends them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reportStop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the sender; a repeat has the same
                     */
                    id: string;
                    /** Format: uuid */
                    orderId: string;
                    /**
                     * Format: date-time
                     * @description The time of the tap
                     */
                    at: string;
                    /** @enum {string} */
                    kind: "picked up";
                } | {
                    /**
                     * Format: uuid
                     * @description Made by the sender; a repeat has the same
                     */
                    id: string;
                    /** Format: uuid */
                    orderId: string;
                    /**
                     * Format: date-time
                     * @description The time of the tap
                     */
                    at: string;
                    /** @enum {string} */
                    kind: "set out";
                } | {
                    /**
                     * Format: uuid
                     * @description Made by the sender; a repeat has the same
                     */
                    id: string;
                    /** Format: uuid */
                    orderId: string;
                    /**
                     * Format: date-time
                     * @description The time of the tap
                     */
                    at: string;
                    /** @enum {string} */
                    kind: "delivered";
                    /** @description What the customer said; empty for none */
                    code: string;
                    /** @description The id of a photo sent to `/api/photos`; empty for none */
                    photo: string;
                } | {
                    /**
                     * Format: uuid
                     * @description Made by the sender; a repeat has the same
                     */
                    id: string;
                    /** Format: uuid */
                    orderId: string;
                    /**
                     * Format: date-time
                     * @description The time of the tap
                     */
                    at: string;
                    /** @enum {string} */
                    kind: "failed";
                    /** @enum {string} */
                    reason: "no answer" | "nobody home" | "wrong address" | "refused" | "later" | "damaged" | "other";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            orderId: string;
                            status: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOfficeOrders: {
        parameters: {
            query: {
                /** @description The first day of work */
                from: string;
                /** @description The last one, at most 91 days later */
                to: string;
                /** @description One or several; without it, all that were paid */
                status?: ("awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable") | ("awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable")[];
                /** @description The id of one kitchen */
                kitchen?: string;
                /** @description `next` of the reply before */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            orders: {
                                /** Format: uuid */
                                uuid: string;
                                /** @description The order number shown to people */
                                number: string;
                                /** @enum {string} */
                                status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                /** @description On which it is made and delivered */
                                day: string;
                                /** @enum {string} */
                                option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                                /** @description The promised hours in words */
                                hours: string;
                                kitchen: {
                                    id: string;
                                    name: string;
                                };
                                /** @description Where it goes: area and pincode */
                                area: string;
                                lines: {
                                    SKU: string;
                                    name: string;
                                    flavour: string;
                                    /** @description As shown; empty for an add-on */
                                    weight: string;
                                    /** @description Null for what is not food, and for add-ons */
                                    eggless: boolean | null;
                                    quantity: number;
                                    /** @description Iced on this cake; empty for none, null without the scope `customers:read`, and for those who do not see receivers */
                                    message: string | null;
                                }[];
                                /** @description Open although its promised time is over */
                                late: boolean;
                                placedAt: string | null;
                                /** @description Null for those who do not see money */
                                total: number | null;
                                /** @description Who gets it; null without the scope `customers:read`, and for those who do not see receivers */
                                receiver: {
                                    name: string;
                                    /** @description Empty for those who do not see it */
                                    phone: string;
                                    /** @description The customer's; empty for those who do not see it */
                                    email: string;
                                } | null;
                            }[];
                            /** @description Send it as `after` for the next page; null on the last one */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOfficeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description The order number shown to people */
                            number: string;
                            /** @enum {string} */
                            status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                            /** @description On which it is made and delivered */
                            day: string;
                            /** @enum {string} */
                            option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                            /** @description The promised hours in words */
                            hours: string;
                            kitchen: {
                                id: string;
                                name: string;
                            };
                            /** @description Where it goes: area and pincode */
                            area: string;
                            lines: {
                                SKU: string;
                                name: string;
                                flavour: string;
                                /** @description As shown; empty for an add-on */
                                weight: string;
                                /** @description Null for what is not food, and for add-ons */
                                eggless: boolean | null;
                                quantity: number;
                                /** @description Iced on this cake; empty for none, null without the scope `customers:read`, and for those who do not see receivers */
                                message: string | null;
                            }[];
                            failedAttempts: number;
                            /** @description Oldest first */
                            events: {
                                /** Format: date-time */
                                at: string;
                                status: string;
                                by: string;
                            }[];
                            /** @description Null for those who do not see money */
                            money: {
                                /** @description Rupees */
                                items: number;
                                /** @description Rupees */
                                addOns: number;
                                /** @description Rupees */
                                delivery: number;
                                /** @description Coins spent, each worth a rupee */
                                coins: number;
                                /** @description Rupees */
                                total: number;
                                paymentStatus: string;
                                paymentMethod: string | null;
                                /** @description Requested, sent and processed refunds */
                                refunded: number;
                            } | null;
                            /** @description Who gets it; null without the scope `customers:read`, and for those who do not see receivers */
                            receiver: {
                                name: string;
                                /** @description Null for those who do not see it */
                                address: string | null;
                                /** @description Whom to call first; empty for those who do not see them */
                                phones: string[];
                                /** @description The customer's; null for those who do not see it */
                                email: string | null;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOfficeProducts: {
        parameters: {
            query?: {
                /** @description `next` of the reply before */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            products: {
                                ProductID: string;
                                name: string;
                                category: string;
                                /**
                                 * @description Whether customers see it, and can order it
                                 * @enum {string}
                                 */
                                state: "on-sale" | "off-sale" | "draft" | "planned";
                                skuCount: number;
                                /** @description Null without SKUs */
                                lowestPrice: number | null;
                                /** @description Null without SKUs */
                                highestPrice: number | null;
                            }[];
                            /** @description Send it as `after` for the next page; null on the last one */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOfficeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            ProductID: string;
                            name: string;
                            category: string;
                            flavour: string;
                            /**
                             * @description Whether customers see it, and can order it
                             * @enum {string}
                             */
                            state: "on-sale" | "off-sale" | "draft" | "planned";
                            skus: {
                                SKU: string;
                                weight: string;
                                eggless: boolean;
                                /** @description Rupees */
                                mrp: number;
                                /** @description Rupees */
                                price: number;
                                /** @description Null where none is stored */
                                cost: number | null;
                                /** @description On sale */
                                active: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changePrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    prices: {
                        SKU: string;
                        /** @description As the program read them */
                        from: {
                            /** @description Rupees */
                            mrp: number;
                            /** @description Rupees */
                            price: number;
                        };
                        to: {
                            /** @description Rupees */
                            mrp: number;
                            /** @description Rupees */
                            price: number;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description SKUs that differ now */
                            changed: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFigures: {
        parameters: {
            query: {
                from: string;
                /** @description At most 365 days after `from` */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            days: {
                                /** @description YYYY-MM-DD */
                                day: string;
                                orders: number;
                                /** @description Invoices of the day */
                                sales: number;
                                /** @description Credit notes of the day */
                                refunds: number;
                                /** @description Tax of its invoices less that of its credit notes */
                                tax: number;
                            }[];
                            hours: {
                                /** @description 0 to 23 */
                                hour: number;
                                orders: number;
                                /** @description Rupees */
                                sales: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                page?: string;
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description The order number shown to people */
                            orderId: string;
                            status: string;
                            /** @description The status in words for people */
                            statusText: string;
                            /** @description Paid, and not cancelled or expired since */
                            paid: boolean;
                            /** Format: date-time */
                            createdAt: string;
                            deliveryDate: string;
                            deliveryTime: string;
                            deliveryType: string;
                            lines: components["schemas"]["OrderLine"][];
                            /** @description Rupees */
                            items: number;
                            /** @description Rupees */
                            addOns: number;
                            /** @description Rupees */
                            delivery: number;
                            /** @description Coins spent, each worth a rupee */
                            coins: number;
                            /** @description Rupees */
                            total: number;
                        }[];
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    orderAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            added: {
                                skuid: string;
                                quantity: number;
                            }[];
                            /** @description Names of what is no longer sold */
                            missing: string[];
                            /** @description Products and add-ons whose price has changed since */
                            repriced: {
                                name: string;
                                /** @description Rupees */
                                was: number;
                                /** @description Rupees */
                                now: number;
                            }[];
                            /** @description To be iced on the cakes */
                            messages: {
                                skuid: string;
                                message: string;
                            }[];
                            /** @description They are no part of a cart: send them with the order */
                            addOns: {
                                SKU: string;
                                name: string;
                                /** @description Rupees */
                                price: number;
                                quantity: number;
                                answer: string;
                            }[];
                            /** @description The former receiver; null if their data was erased */
                            receiver: {
                                name: string;
                                phone: string;
                                altPhone: string;
                                address: string;
                                addressType: string;
                            } | null;
                            gift: {
                                /** @description Nobody but the shop learns who sent it */
                                anonymous: boolean;
                                /** @description The name on the card */
                                from: string;
                                /** @description Text of the card; empty for no card */
                                card: string;
                                /** @description No bill and no price in the box or on its label */
                                hidePrices: boolean;
                                /** @description The receiver hears nothing before it arrives */
                                surprise: boolean;
                                /** @description Where the receiver is told; empty for nowhere */
                                receiverEmail: string;
                                /** @description Whom the rider calls in place of the receiver; empty for the receiver */
                                callPhone: string;
                            } | null;
                            pinCode: string;
                            deliveryType: string;
                            deliveryTime: string;
                        };
                    };
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not as things stand now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    quoteCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The quoted refund. If it has changed, nothing is cancelled */
                    refund: number;
                    coins: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            status: string;
                            /** @description Rupees */
                            refund: number;
                            coins: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listNewSlots: {
        parameters: {
            query: {
                date: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            date: string;
                            slots: {
                                deliveryType: string;
                                deliveryTime: string;
                                /** @description Delivery charge of this slot, in rupees */
                                delivery: number;
                                /** @description Amount that is refunded, in rupees */
                                refund: number;
                            }[];
                            /** @description Highest percentage that a later cancellation refunds */
                            mostPercent: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rescheduleOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deliveryDate: string;
                    deliveryType: string;
                    deliveryTime: string;
                    /** @description The listed refund. If it has changed, nothing is moved */
                    refund: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            deliveryDate: string;
                            deliveryType: string;
                            deliveryTime: string;
                            /** @description Rupees */
                            refund: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeReceiver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    phone: string;
                    altPhone?: string;
                    address: string;
                    /** @enum {string} */
                    addressType: "Home" | "Office" | "Other";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            phone: string;
                            altPhone: string;
                            address: string;
                            addressType: string;
                            pinCode: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF, to be saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                nth: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF, to be saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getComplaintFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                proofId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDeliveryPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCakePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPhotoSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    storePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description For the `photos` of an order */
                            id: string;
                            /** @description Pixels of the stored photo, upright */
                            width: number;
                            height: number;
                        };
                    };
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            signedIn: boolean;
                            /** @description Stays the same when the e-mail is changed */
                            userId: string | null;
                            email: string | null;
                            /** @description Empty until the customer has entered one */
                            name: string | null;
                            firstName: string | null;
                            /** @description As +919876543210 */
                            phone: string | null;
                            coins: number;
                            /** @description Empty for a customer */
                            roles: ("owner" | "manager" | "care" | "accountant" | "kitchen" | "rider")[];
                            /** @description Number of different SKUs in the cart */
                            cartCount: number;
                            /** @description The hosted identity provider beside the embedded one */
                            hosted: {
                                label: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRewards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            coins: number;
                            /** @description Newest first, at most 100 */
                            entries: {
                                /** @description Coins added; negative for coins spent or removed */
                                amount: number;
                                /** @description Balance after this entry */
                                balance: number;
                                /** @enum {string} */
                                reason: "sign-up" | "order" | "referral" | "review" | "hold" | "give-back" | "reversal" | "compensation" | "demo";
                                orderId: string | null;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description For friends: 200 coins when their first order arrives */
                            referral: {
                                code: string;
                                /** Format: uri */
                                link: string;
                            };
                        };
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acceptReferral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not as things stand now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    registerCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @default  */
                    name?: string;
                    phoneNumber?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addresses"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    address: string;
                    /** @default  */
                    pinCode?: string;
                    /**
                     * @default Home
                     * @enum {string}
                     */
                    addressType?: "Home" | "Office" | "Other";
                    /** @default  */
                    name?: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addresses"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not as things stand now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addViewedProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    SKU: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewedProducts"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listViewedProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewedProducts"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWishes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        /** @description SKUs, the newest first */
                        data: string[];
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeWish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    SKU: string;
                    /** @description False removes the product from the list */
                    isWished: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        /** @description SKUs, the newest first */
                        data: string[];
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReauthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description E-mail that a code is sent to */
                            email: string;
                            hasPassword: boolean;
                            hosted: {
                                label: string;
                            } | null;
                            proven: {
                                strict: boolean;
                                moderate: boolean;
                                lax: boolean;
                            };
                        };
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                } | {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendReauthenticationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            email: string;
                        };
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            isThis: boolean;
                            /** @description In plain words */
                            device: string;
                            /** @description IP address of its last request */
                            address: string;
                            /** Format: date-time */
                            signedInAt: string;
                            /**
                             * Format: date-time
                             * @description Time of its last request, accurate to a few minutes
                             */
                            seenAt: string;
                        }[];
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keepThis: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            ended: number;
                        };
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    phoneNumber: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newEmail: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not as things stand now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newEmail: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not as things stand now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    chooseNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wanted: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        /**
                         * @description pending: a mail has asked for confirmation
                         * @enum {string}
                         */
                        data: "on" | "pending" | "off";
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not as things stand now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: date-time */
                            madeAt: string;
                            shop: string;
                            profile: {
                                id: string;
                                name: string;
                                email: string;
                                emailProven: boolean;
                                /** @description As +919876543210 */
                                phone: string | null;
                                /** Format: date-time */
                                customerSince: string;
                                /** @description Empty but for staff */
                                roles: string[];
                            };
                            signIn: {
                                /** @description Is one set? It is kept as a hash, which nobody can read back */
                                password: boolean;
                                hostedProvider: string | null;
                                /** @description Where the account is signed in now */
                                sessions: {
                                    device: string;
                                    userAgent: string;
                                    address: string;
                                    /** Format: date-time */
                                    signedInAt: string;
                                    /** Format: date-time */
                                    seenAt: string;
                                }[];
                            };
                            addresses: {
                                address: string;
                                pincode: string;
                                type: string;
                                name: string;
                                phone: string;
                            }[];
                            /** @description Oldest first */
                            orders: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                status: string;
                                /** @description The account's when it was ordered */
                                email: string;
                                /** Format: date-time */
                                orderedAt: string;
                                paidAt: string | null;
                                /** Format: date */
                                deliveryOn: string;
                                deliveryType: string;
                                deliveryTime: string;
                                /** @description Empty for none, and 90 days after the order has ended, like the receiver */
                                message: string;
                                receiver: {
                                    name: string;
                                    phone: string;
                                    otherPhone: string;
                                    address: string;
                                    addressType: string;
                                    pincode: string;
                                };
                                /** @description Null if it was no gift; its texts are erased with the receiver */
                                gift: {
                                    anonymous: boolean;
                                    /** @description The name on the card */
                                    from: string;
                                    card: string;
                                    hidePrices: boolean;
                                    surprise: boolean;
                                    receiverEmail: string;
                                    /** @description Whom the rider calls; empty for the receiver */
                                    callPhone: string;
                                } | null;
                                items: {
                                    sku: string;
                                    /** @enum {string} */
                                    sheet: "Cakes" | "Add-Ons";
                                    name: string;
                                    flavour: string;
                                    weight: string;
                                    /** @description Null for what is not food */
                                    eggless: boolean | null;
                                    quantity: number;
                                    message: string;
                                    /** @description What photos are printed on */
                                    photoPrint: ("cake top" | "strip" | "mug" | "cushion") | null;
                                    photos: {
                                        id: string;
                                        width: number;
                                        height: number;
                                        /** @enum {string} */
                                        shape: "round" | "heart" | "square";
                                        /** @description Quarter turns clockwise */
                                        turns: number;
                                        /** @description The printed square, in pixels of the turned photo */
                                        x: number;
                                        y: number;
                                        side: number;
                                        /** @description Of the print */
                                        widthMm: number;
                                    }[];
                                    /** @description What the add-on asked for */
                                    question: ("digits" | "text" | "name" | "letter") | null;
                                    answer: string;
                                    customised: boolean;
                                    /** @description The code of the goods for taxes */
                                    hsn: string;
                                    /** @description Hundredths of a percent */
                                    taxRateBp: number;
                                    /** @description Rupees */
                                    price: number;
                                    /** @description Rupees */
                                    total: number;
                                }[];
                                amounts: {
                                    /** @description Rupees */
                                    items: number;
                                    /** @description Rupees */
                                    addOns: number;
                                    /** @description Rupees */
                                    delivery: number;
                                    coins: number;
                                    /** @description Rupees */
                                    total: number;
                                };
                                /** @description Address of the photo that closed the delivery, for 90 days; null for none */
                                deliveryPhoto: string | null;
                                /** @description Photos of the finished cake that the kitchen sent, oldest first, for 90 days */
                                cakePhotos: {
                                    /** Format: date-time */
                                    at: string;
                                    address: string;
                                    /** @description The answer to it; null for none */
                                    answer: ("approved" | "change") | null;
                                    /** @description The change that was wished; else empty */
                                    wish: string;
                                    answeredAt: string | null;
                                }[];
                                /** @description What staff noted about the order for themselves, oldest first */
                                staffNotes: {
                                    /** Format: date-time */
                                    at: string;
                                    text: string;
                                }[];
                                /** @description The answer whether it arrived on time; null for none */
                                wasOnTime: boolean | null;
                                history: {
                                    /** Format: date-time */
                                    at: string;
                                    status: string;
                                    by: string;
                                    note: string;
                                }[];
                            }[];
                            /** @description Oldest first */
                            payments: {
                                /** Format: uuid */
                                orderId: string;
                                /** @description Rupees */
                                amount: number;
                                currency: string;
                                status: string;
                                method: string | null;
                                /** @description Number at the payment provider */
                                providersOrder: string | null;
                                providersPayment: string | null;
                                /** Format: date-time */
                                begunAt: string;
                                paidAt: string | null;
                                refunds: {
                                    /** @description Rupees */
                                    amount: number;
                                    reason: string;
                                    status: string;
                                    /** Format: date-time */
                                    askedAt: string;
                                    doneAt: string | null;
                                }[];
                            }[];
                            /** @description Oldest first; photos and videos are at their addresses, for 90 days */
                            complaints: {
                                ticket: string;
                                /** Format: uuid */
                                orderId: string;
                                kind: string;
                                message: string;
                                status: string;
                                /** Format: date-time */
                                sentAt: string;
                                files: {
                                    type: string;
                                    address: string;
                                }[];
                                answers: {
                                    /** Format: date-time */
                                    at: string;
                                    status: string;
                                    text: string;
                                    /** @description Rupees that were sent back with it; null for none */
                                    refund: number | null;
                                }[];
                            }[];
                            coins: {
                                balance: number;
                                entries: {
                                    amount: number;
                                    balance: number;
                                    reason: string;
                                    orderId: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                referralCode: string | null;
                                /** @description When friends came with the code; who they are is their data */
                                friendsBroughtAt: string[];
                                broughtByAFriendAt: string | null;
                            };
                            cart: {
                                sku: string;
                                quantity: number;
                            }[];
                            /** @description Newest first */
                            viewed: {
                                sku: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description Newest first */
                            wishList: {
                                sku: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description Photos to be printed, oldest first */
                            photos: {
                                id: string;
                                address: string;
                                /** @description The newest order with it */
                                orderId: string | null;
                                width: number;
                                height: number;
                                /** Format: date-time */
                                sentAt: string;
                                /**
                                 * Format: date
                                 * @description From this day on it is erased
                                 */
                                eraseOn: string;
                            }[];
                            reviews: {
                                /** @description Null for a review of the shop */
                                product: string | null;
                                orderId: string | null;
                                name: string;
                                email: string;
                                phone: string;
                                message: string;
                                stars: number | null;
                                bought: string;
                                status: string;
                                rejectedFor: string | null;
                                photos: {
                                    address: string;
                                }[];
                                /** Format: date-time */
                                writtenAt: string;
                            }[];
                            /** @description Null while the e-mail is not verified */
                            newsletter: ("on" | "pending" | "off") | null;
                            /** @description Tokens of a member of staff for programs */
                            accessTokens: {
                                name: string;
                                scopes: string[];
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                /** @description Exact to a minute */
                                lastUsedAt: string | null;
                            }[];
                            /** @description Filters of the office's list of orders, of staff only */
                            savedViews: {
                                name: string;
                                query: string;
                                isShared: boolean;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description A table of products that was sent and not imported yet, of staff only; null without one */
                            preparedImport: {
                                fileName: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description An open invitation to the staff; null without one, and while the e-mail is not verified */
                            staffInvitation: {
                                roles: string[];
                                /** Format: date-time */
                                sentAt: string;
                                /** Format: date-time */
                                validUntil: string;
                            } | null;
                            /** @description What a mail is wanted for when it is sold again; null while the e-mail is not verified */
                            stockAlerts: {
                                sku: string;
                                /** Format: date-time */
                                at: string;
                            }[] | null;
                            /** @description Sent to this e-mail, oldest first; null while it is not verified */
                            mails: {
                                kind: string;
                                state: string;
                                /** Format: date-time */
                                at: string;
                            }[] | null;
                        };
                    };
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    eraseAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    confirm: "ERASE";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description The request is not as it should be */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not as things stand now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listArticles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            BlogId: string;
                            Title: string;
                            Description: string;
                            Category: string;
                            AuthorName: string;
                            ThumbnailURL: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
