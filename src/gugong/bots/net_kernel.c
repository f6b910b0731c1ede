/* The sums of a net in C: what net_lanes.py does with long integers, to the last bit.
 *
 * Weights come as they are kept in the file: whole numbers of 16 bits, the lower byte first, row after row, the biases
 * of a layer before all others.
 */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

enum { FIRST = 64, SECOND = 32, SCALE = 256 }; /* as in net.py */

typedef struct {
    Py_ssize_t rows, width; /* without the biases, which stand before the rows */
    int32_t *cells;
} Matrix;

typedef struct {
    PyObject_HEAD
    Matrix first, second;
} Hidden;

typedef struct {
    PyObject_HEAD
    Matrix matrix;
    int64_t *sums; /* room for the outputs */
} Layer;

static int
read_matrix(Matrix *to, const Py_buffer *from, Py_ssize_t width)
{
    const unsigned char *data = from->buf;
    Py_ssize_t count = from->len / 2;
    if (width < 1 || from->len % 2 || count % width || count < 2 * width) {
        PyErr_Format(PyExc_ValueError, "%zd bytes are no rows of %zd weights", from->len, width);
        return -1;
    }
    to->cells = PyMem_New(int32_t, count);
    if (to->cells == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++)
        to->cells[i] = (int16_t)(data[2 * i] | data[2 * i + 1] << 8);
    to->width = width;
    to->rows = count / width - 1;
    return 0;
}

/* Add by times a row to the sums. */
static inline void
add_row(int64_t *sums, const Matrix *matrix, Py_ssize_t row, int64_t by)
{
    const int32_t *cells = matrix->cells + (row + 1) * matrix->width;
    for (Py_ssize_t k = 0; k < matrix->width; k++)
        sums[k] += by * cells[k];
}

static inline void
begin_with_biases(int64_t *sums, const Matrix *matrix)
{
    for (Py_ssize_t k = 0; k < matrix->width; k++)
        sums[k] = (int64_t)SCALE * matrix->cells[k];
}

static PyObject *
list_of(const int64_t *numbers, Py_ssize_t count)
{
    PyObject *found = PyList_New(count);
    for (Py_ssize_t k = 0; found != NULL && k < count; k++) {
        PyObject *number = PyLong_FromLongLong(numbers[k]);
        if (number == NULL)
            Py_CLEAR(found);
        else
            PyList_SET_ITEM(found, k, number);
    }
    return found;
}

static int
check_list(PyObject *list)
{
    if (PyList_Check(list))
        return 0;
    PyErr_SetString(PyExc_TypeError, "a list of numbers is wanted");
    return -1;
}

static int
hidden_init(PyObject *object, PyObject *args, PyObject *keywords)
{
    Hidden *self = (Hidden *)object;
    Py_buffer first, second;
    if (!PyArg_ParseTuple(args, "y*y*:Hidden", &first, &second))
        return -1;
    PyMem_Free(self->first.cells);
    PyMem_Free(self->second.cells);
    self->first.cells = self->second.cells = NULL;
    int failed = read_matrix(&self->first, &first, FIRST) || read_matrix(&self->second, &second, SECOND);
    PyBuffer_Release(&first);
    PyBuffer_Release(&second);
    if (!failed && self->second.rows != FIRST) {
        PyErr_Format(PyExc_ValueError, "the second layer has %zd rows instead of %d", self->second.rows, FIRST);
        failed = 1;
    }
    return failed ? -1 : 0;
}

static void
hidden_dealloc(PyObject *object)
{
    PyMem_Free(((Hidden *)object)->first.cells);
    PyMem_Free(((Hidden *)object)->second.cells);
    Py_TYPE(object)->tp_free(object);
}

/* The first layer: the biases and the rows of the inputs that are on. */
static int
sum_inputs(const Matrix *matrix, PyObject *on, int32_t *units)
{
    for (int j = 0; j < FIRST; j++)
        units[j] = matrix->cells[j];
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(on); i++) {
        Py_ssize_t row = PyLong_AsSsize_t(PyList_GET_ITEM(on, i));
        if (row < 0 || row >= matrix->rows) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_IndexError, "there is no input %zd", row);
            return -1;
        }
        const int32_t *cells = matrix->cells + (row + 1) * FIRST;
        for (int j = 0; j < FIRST; j++)
            units[j] += cells[j];
    }
    return 0;
}

static PyObject *
hidden_of(PyObject *object, PyObject *on)
{
    Hidden *self = (Hidden *)object;
    int32_t units[FIRST];
    int64_t sums[SECOND];
    if (self->second.cells == NULL || check_list(on) || sum_inputs(&self->first, on, units))
        return PyErr_Occurred() ? NULL : PyErr_Format(PyExc_ValueError, "there are no weights");
    begin_with_biases(sums, &self->second);
    for (int j = 0; j < FIRST; j++)
        if (units[j] > 0)
            add_row(sums, &self->second, j, units[j]);
    for (int k = 0; k < SECOND; k++)
        sums[k] = sums[k] > 0 ? sums[k] >> 8 & 0xffffff : 0; /* three bytes, as in a lane */
    return list_of(sums, SECOND);
}

static int
layer_init(PyObject *object, PyObject *args, PyObject *keywords)
{
    Layer *self = (Layer *)object;
    Py_buffer data;
    Py_ssize_t size;
    if (!PyArg_ParseTuple(args, "y*n:Layer", &data, &size))
        return -1;
    PyMem_Free(self->matrix.cells);
    PyMem_Free(self->sums);
    self->matrix.cells = NULL;
    self->sums = NULL;
    int failed = read_matrix(&self->matrix, &data, size);
    PyBuffer_Release(&data);
    if (failed)
        return -1;
    if (self->matrix.rows != SECOND) {
        PyErr_Format(PyExc_ValueError, "a layer has %zd rows instead of %d", self->matrix.rows, SECOND);
        return -1;
    }
    self->sums = PyMem_New(int64_t, size);
    if (self->sums == NULL)
        PyErr_NoMemory();
    return self->sums == NULL ? -1 : 0;
}

static void
layer_dealloc(PyObject *object)
{
    PyMem_Free(((Layer *)object)->matrix.cells);
    PyMem_Free(((Layer *)object)->sums);
    Py_TYPE(object)->tp_free(object);
}

static PyObject *
layer_outputs(PyObject *object, PyObject *hidden)
{
    Layer *self = (Layer *)object;
    if (check_list(hidden))
        return NULL;
    if (self->sums == NULL || PyList_GET_SIZE(hidden) != SECOND)
        return PyErr_Format(PyExc_ValueError, "%zd units instead of %d", PyList_GET_SIZE(hidden), SECOND);
    begin_with_biases(self->sums, &self->matrix);
    for (int j = 0; j < SECOND; j++) {
        long unit = PyLong_AsLong(PyList_GET_ITEM(hidden, j));
        if (unit == -1 && PyErr_Occurred())
            return NULL;
        if (unit)
            add_row(self->sums, &self->matrix, j, unit);
    }
    for (Py_ssize_t k = 0; k < self->matrix.width; k++)
        self->sums[k] = (int32_t)(self->sums[k] >> 8); /* four bytes, as in a lane */
    return list_of(self->sums, self->matrix.width);
}

static PyMethodDef hidden_methods[] = {{"of", hidden_of, METH_O, NULL}, {NULL}};
static PyMethodDef layer_methods[] = {{"outputs", layer_outputs, METH_O, NULL}, {NULL}};

static PyTypeObject HiddenType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "gugong.bots.net_kernel.Hidden",
    .tp_basicsize = sizeof(Hidden),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = hidden_init,
    .tp_dealloc = hidden_dealloc,
    .tp_methods = hidden_methods,
};

static PyTypeObject LayerType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "gugong.bots.net_kernel.Layer",
    .tp_basicsize = sizeof(Layer),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = layer_init,
    .tp_dealloc = layer_dealloc,
    .tp_methods = layer_methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "net_kernel", "The sums of a net in C.", -1, NULL};

PyMODINIT_FUNC
PyInit_net_kernel(void)
{
    PyObject *made = PyModule_Create(&module);
    if (made == NULL || PyModule_AddType(made, &HiddenType) || PyModule_AddType(made, &LayerType)) {
        Py_XDECREF(made);
        return NULL;
    }
    return made;
}
